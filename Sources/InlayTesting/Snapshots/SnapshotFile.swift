import Foundation

/// The file of a snapshot: `__Snapshots__/TESTFILE.TEST.NAME.txt` beside the file of the test.
struct SnapshotFile: Hashable {
  static let folderName = "__Snapshots__"
  static let pathExtension = "txt"

  let url: URL

  /// - Parameters:
  ///   - filePath: The file of the test.
  ///   - function: The test, as `#function` gives it.
  ///   - name: Tells one snapshot of the test from another; nil if there is only one.
  init(filePath: String, function: String, name: String?) {
    let source = URL(fileURLWithPath: filePath)
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    let parts = [source.deletingPathExtension().lastPathComponent, String(test), name]
    let fileName = parts.compactMap { $0 }.map(Self.safe).joined(separator: ".")
    url = source.deletingLastPathComponent().appendingPathComponent(Self.folderName)
      .appendingPathComponent(fileName).appendingPathExtension(Self.pathExtension)
  }

  /// The folder and the name of the file.
  var shortName: String { "\(Self.folderName)/\(url.lastPathComponent)" }

  /// The text of the file; nil if there is none.
  ///
  /// - Throws: What keeps it from being read.
  func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    // An editor or a tool may have changed the ends of lines.
    return try String(contentsOf: url, encoding: .utf8)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// A part of the name of a file that means the same on every system: letters, digits, `-` and `_`.
  private static func safe(_ part: String) -> String {
    String(part.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" })
  }
}
