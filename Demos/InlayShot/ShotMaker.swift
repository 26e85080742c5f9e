import Foundation
import InlayTesting
import ProgramRuns

/// Runs programs on a terminal without a window, and takes their pictures.
struct ShotMaker {
  /// The folder of the repository.
  let root: URL

  /// The repository that this file belongs to.
  static let ofThisPackage = ShotMaker(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL)

  /// What the terminal shows once the steps have been taken.
  func frame(of shot: Shot) throws -> ScreenFrame {
    let folder = try ScratchDirectory()
    let arguments = try shot.arguments.map { argument in
      switch argument {
      case .text(let text): return text
      case .scratchFile: return folder["scratch"]
      case .copyOfFile(let path):
        let source = root.appendingPathComponent(path)
        let copy = folder[source.lastPathComponent]
        try FileManager.default.copyItem(atPath: source.path, toPath: copy)
        return copy
      }
    }
    let screen = try ProgramScreen(
      shot.program, arguments, in: folder, columns: shot.columns, rows: shot.rows,
      environment: ["COLORTERM=truecolor"])
    try shot.steps(screen)
    return ScreenFrame(of: screen.terminal)
  }

  /// The picture of a program, for a page.
  func svg(of shot: Shot) throws -> String { try frame(of: shot).svg(.dark, title: shot.title) }
}
