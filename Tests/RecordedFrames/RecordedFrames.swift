import Foundation

/// Frames in the files of a folder, which tests compare with what is shown now.
///
/// With `RECORD_FRAMES=1` in the environment they are written anew.
package struct RecordedFrames {
  private let folder: URL

  /// The folder `Frames` beside a source file.
  package init(besideFile path: String = #filePath) {
    folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("Frames")
  }

  /// The recorded frame of a name; `text` itself if it is to be recorded.
  package func frame(_ name: String, showing text: String) throws -> String {
    let file = folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_FRAMES"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The names of all recorded frames, in order.
  package var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }
  }
}
