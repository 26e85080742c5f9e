import Foundation

/// A directory for one test, removed with everything in it.
package final class ScratchDirectory {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("inlay-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of an entry, which need not exist.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in place, so that it keeps its inode.
  package func write(_ text: String, to name: String) throws {
    let bytes = Data(text.utf8)
    if let handle = FileHandle(forWritingAtPath: self[name]) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      try handle.close()
    } else {
      try bytes.write(to: URL(fileURLWithPath: self[name]))
    }
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
