import DemoCommand
import Foundation

/// Makes the pictures of the README and of the other pages from the programs themselves.
@main
struct InlayShot {
  static let command = Command(
    "inlay-shot",
    summary: """
      Runs the demos on a terminal without a window, brings them to some moment by keys and the
      mouse, and writes what they show as SVG pictures.
      """,
    options: [
      .value("--only", "NAME", "makes one picture"),
      .value("--output", "FOLDER", "where the pictures go; by default Demos/Pictures"),
      .flag("--png", "writes PNG pictures beside them, where rsvg-convert is installed"),
    ], printsFrames: false)

  static func main() {
    let invocation = command.invocation()
    let maker = ShotMaker.ofThisPackage
    let folder =
      invocation["--output"].map { URL(fileURLWithPath: $0) }
      ?? maker.root.appendingPathComponent("Demos/Pictures")
    let shots = Shots.all.filter { [nil, $0.name].contains(invocation["--only"]) }
    if shots.isEmpty {
      let names = Shots.all.map(\.name).joined(separator: ", ")
      command.fail("there is no such picture; the pictures are \(names).", status: 2)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for shot in shots {
        let file = folder.appendingPathComponent(shot.name)
        try Data(maker.svg(of: shot).utf8).write(to: file.appendingPathExtension("svg"))
        if invocation.has("--png") {
          try maker.frame(of: shot).png(.dark).write(to: file.appendingPathExtension("png"))
        }
        print(file.appendingPathExtension("svg").path)
      }
    } catch {
      command.fail("\(error)", status: 1)
    }
  }
}
