import CellGrid
import Foundation

/// Compares a frame with a snapshot, or writes it.
struct SnapshotCheck {
  let file: SnapshotFile
  let surface: Surface
  let recording: SnapshotRecording
  let isAskedForInTest: Bool
  var usage = SnapshotUsage.shared
  /// The folder for pictures of frames that differ.
  var pictures = FailurePictures.folder

  /// Returns what makes the test fail; nil if nothing does.
  func run() throws -> String? {
    let recorded = try file.read()
    let old = recorded.flatMap { try? FrameText(parsing: $0) }
    let text = FrameText(surface, keeping: old?.legend ?? [:]).description
    guard usage.note(file, showing: text) else {
      return """
        Two different frames of this test have the snapshot \(file.shortName). \
        Give each a name: assertSnapshot(…, named: "…")
        """
    }
    if recording == .all { return try record(text, "was written") }
    guard let recorded else {
      if recording == .never {
        return "There is no snapshot \(file.shortName).\n\(Self.howToRecord)"
      }
      return try record(text, "was not there, and has been written", fails: recording == .missing)
    }
    if text == recorded { return nil }
    if recording == .changed {
      if let old, CellDifferences(of: surface, from: old.surface).isEmpty { return nil }
      return try record(text, "has been written anew")
    }
    // A file that was edited by hand may be wrong: its reader tells where.
    let differences = CellDifferences(of: surface, from: try FrameText(parsing: recorded).surface)
    if differences.isEmpty { return nil }
    let name = file.url.deletingPathExtension().lastPathComponent
    return """
      The frame is not that of \(file.shortName).
      \(differences)
      \(pictures.sentence(about: differences, name: name))
      \(Self.howToRecord)
      """
  }

  private func record(_ text: String, _ verb: String, fails: Bool = false) throws -> String? {
    try file.write(text)
    if fails {
      return "The snapshot \(file.shortName) \(verb). Look at it, and run the test again."
    }
    if isAskedForInTest {
      return "The snapshot \(file.shortName) \(verb). Take `record:` out of the test again."
    }
    return nil
  }

  private static let howToRecord =
    "If the frame is right, run the test with \(SnapshotRecording.variable)=changed."
}
