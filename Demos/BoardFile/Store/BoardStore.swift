import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A board and the file it lives in, shared with whatever else edits that file.
///
/// `document` is always what the file held when it was last read or written. A change reaches the
/// file first and the document then, and only if the file is still the one the document was read
/// from.
package struct BoardStore: Sendable {
  /// The path the board was opened with, which may lead over symbolic links.
  package let path: String
  package private(set) var document: BoardDocument
  private var snapshot: FileSnapshot
  var history = EditHistory()

  /// Opens the board at a path.
  package init(path: String) throws(BoardError) {
    self.path = path
    snapshot = try FileSnapshot(path: path)
    document = try BoardDocument(bytes: snapshot.bytes, name: path)
  }

  /// Replaces the file's contents with those of `changed`, which becomes `document`.
  ///
  /// When another program changed the file, nothing is written: the newer board becomes `document`,
  /// cards it still holds keep their ids, and `.changedOnDisk` is thrown with it. Symbolic links
  /// stay; the file they lead to is replaced.
  ///
  /// - Parameter base: The document that `changed` was made from. If the file has moved on since,
  ///   that counts as changed.
  package mutating func save(
    _ changed: BoardDocument, replacing base: BoardDocument
  ) throws(BoardError) {
    guard base.bytes == snapshot.bytes else { throw .changedOnDisk(document) }
    let target = try resolvedPath()
    let current = try currentSnapshot()
    guard isWritable else { throw .readOnly(path) }
    guard changed.bytes != current.bytes else {
      document = changed
      return
    }
    var newer: FileSnapshot?
    do throws(BoardError) {
      let replacement = FileReplacement(path: target, bytes: changed.bytes, original: current)
      try replacement.run { () throws(BoardError) in
        let latest = try FileSnapshot(path: target)
        guard latest.bytes == current.bytes else {
          newer = latest
          throw BoardError.changedOnDisk(document)
        }
      }
    } catch {
      guard let newer else { throw error }
      try adopt(newer)
      throw .changedOnDisk(document)
    }
    document = changed
    snapshot.bytes = changed.bytes
    snapshot.isSettled = false
    if let written = FileSnapshot.stamp(path: path) { snapshot.stamp = written }
  }

  /// Reads the file again if it changed since it was last read or written, and tells whether the
  /// board is another one.
  ///
  /// Costs one `stat` call while the file does not change. Cards that are still there keep their
  /// ids. An error leaves `document` as it is; it may pass, since editors take a file away for a
  /// moment while they save it.
  package mutating func refresh() throws(BoardError) -> Bool {
    if snapshot.isSettled, FileSnapshot.stamp(path: path) == snapshot.stamp { return false }
    let latest = try FileSnapshot(path: path)
    guard latest.bytes != snapshot.bytes else {
      snapshot = latest
      return false
    }
    try adopt(latest)
    return true
  }

  /// Whether the file may be changed. The superuser keeps to the mode of the file as others do.
  package var isWritable: Bool {
    var status = stat()
    return stat(path, &status) != 0 || (status.st_mode & 0o222 != 0 && access(path, W_OK) == 0)
  }

  private mutating func adopt(_ latest: FileSnapshot) throws(BoardError) {
    let old = document.bytes
    document = try document.updated(bytes: latest.bytes, name: path)
    history.follow(from: old, to: document.bytes)
    snapshot = latest
  }

  /// Reads the file and throws if its contents are not those of `document`.
  private mutating func currentSnapshot() throws(BoardError) -> FileSnapshot {
    let latest = try FileSnapshot(path: path)
    guard latest.bytes == snapshot.bytes else {
      try adopt(latest)
      throw .changedOnDisk(document)
    }
    snapshot = latest
    return latest
  }

  /// The file behind all symbolic links.
  private func resolvedPath() throws(BoardError) -> String {
    guard let resolved = realpath(path, nil) else {
      let code = errno
      switch code {
      case ENOENT, ENOTDIR: throw .missing(path)
      case EACCES: throw .noPermission(path)
      default: throw .unwritable(path, reason: SystemReason.text(code))
      }
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
