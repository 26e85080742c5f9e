import Foundation
import Synchronization

/// Which snapshots the tests of this process have used.
final class SnapshotUsage: Sendable {
  /// Tells at the end of the process which snapshots were not used.
  static let shared: SnapshotUsage = {
    atexit {
      let unused = SnapshotUsage.shared.unused()
      guard !unused.isEmpty else { return }
      let names = unused.map { "  \($0)\n" }.joined()
      FileHandle.standardError.write(Data("Snapshots that no test uses:\n\(names)".utf8))
    }
    return SnapshotUsage()
  }()

  private let texts = Mutex([SnapshotFile: String]())

  init() {}

  /// Notes that a test uses a snapshot; false if another frame has been noted for it.
  func note(_ file: SnapshotFile, showing text: String) -> Bool {
    texts.withLock { texts in
      if let known = texts[file] { return known == text }
      texts[file] = text
      return true
    }
  }

  /// The snapshots in the folders of those that were used which belong to no test, or to a test that has run
  /// and did not use them.
  func unused() -> [String] {
    let used = texts.withLock { Set($0.keys.map(\.url)) }
    let folders = Set(used.map { $0.deletingLastPathComponent() })
    return folders.flatMap { folder in
      SnapshotFolder(folder).files.filter { file in
        if used.contains(file.url) { return false }
        let runs = used.contains { SnapshotFolder.Entry($0).test == file.test }
        return runs || !SnapshotFolder(folder).belongsToTest(file)
      }
    }.map(\.url.path).sorted()
  }
}
