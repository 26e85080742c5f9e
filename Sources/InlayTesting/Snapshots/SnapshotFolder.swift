import Foundation

/// A folder of snapshots, beside the files of the tests that they belong to.
struct SnapshotFolder {
  /// One file in it.
  struct Entry {
    let url: URL
    /// The name of the file of the test, without its extension.
    let source: String
    /// That and the name of the test.
    let test: String

    init(_ url: URL) {
      self.url = url
      let parts = url.lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
      source = String(parts[0])
      test = parts.prefix(2).joined(separator: ".")
    }
  }

  let url: URL

  init(_ url: URL) { self.url = url }

  var files: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix("." + SnapshotFile.pathExtension) }.sorted()
      .map { Entry(url.appendingPathComponent($0)) }
  }

  /// Whether a file beside the folder has the name of the test's, and a function or property of the test's.
  func belongsToTest(_ entry: Entry) -> Bool {
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      let file = folder.appendingPathComponent(name)
      func test(_ function: String) -> String {
        SnapshotFile(filePath: file.path, function: function, name: nil).url
          .deletingPathExtension().lastPathComponent
      }
      guard name.hasSuffix(".swift"), test("x") == entry.source + ".x",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return false }
      return ["func ", "var "].contains { word in
        text.components(separatedBy: word).dropFirst().contains {
          test(Self.name($0)) == entry.test
        }
      }
    }
  }

  /// The name of the function that a text begins with.
  private static func name(_ text: String) -> String {
    if text.hasPrefix("`") { return String(text.dropFirst().prefix { $0 != "`" }) }
    return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// The snapshots beside a file of tests whose test is no longer there.
///
/// What a test that has run did not use is told at the end of the process.
///
/// - Returns: The names of the files, in order.
public func orphanedSnapshots(besideFile filePath: String = #filePath) -> [String] {
  let folder = SnapshotFolder(
    URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent(SnapshotFile.folderName))
  return folder.files.filter { !folder.belongsToTest($0) }.map(\.url.lastPathComponent)
}
