import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file in one step: whoever opens it finds all of the old contents or all of the new
/// ones.
///
/// The new contents go into a temporary file beside it, which takes over its permissions, reaches
/// the disk, and is renamed over it. When any step fails, the temporary file is removed and the old
/// one is as it was.
struct FileReplacement {
  /// The file to replace, which is no symbolic link.
  let path: String
  let bytes: [UInt8]
  /// The file that is replaced, whose mode and owner the new one gets.
  let original: FileSnapshot

  private var directory: String {
    let slash = path.lastIndex(of: "/")
    guard let slash else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Has a write beyond the limit for files fail as one to a full disk does, and not end the process.
  private static let limitIsAnError: Void = { signal(SIGXFSZ, SIG_IGN) }()

  /// Writes the file.
  ///
  /// - Parameter confirm: Runs right before the rename; what it throws stops the replacement.
  func run(confirm: () throws(BoardError) -> Void) throws(BoardError) {
    Self.limitIsAnError
    let (descriptor, temporary) = try createTemporary()
    do throws(BoardError) {
      do throws(BoardError) {
        try fill(descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      try check(close(descriptor))
      try confirm()
      try check(rename(temporary, path))
    } catch {
      unlink(temporary)
      throw error
    }
    syncDirectory()
  }

  /// Creates an empty file with a name nothing else has. The name is short, so that it fits
  /// wherever the original's does.
  private func createTemporary() throws(BoardError) -> (descriptor: Int32, path: String) {
    for _ in 0..<16 {
      let name = ".board-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
      let candidate = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor >= 0 { return (descriptor, candidate) }
      if errno != EEXIST { break }
    }
    throw failure
  }

  private func fill(_ descriptor: Int32) throws(BoardError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        throw failure
      }
    }
    copyOwner(to: descriptor)
    try check(fchmod(descriptor, original.mode))
    try check(fsync(descriptor))
  }

  /// Keeps owner and group where the system lets us; only the superuser may give files away.
  private func copyOwner(to descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    if status.st_gid != original.group { _ = fchown(descriptor, uid_t.max, original.group) }
    if status.st_uid != original.owner { _ = fchown(descriptor, original.owner, gid_t.max) }
  }

  /// Puts the new name on the disk. The file itself is complete by now, so a failure here is none
  /// of the save.
  private func syncDirectory() {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func check(_ result: Int32) throws(BoardError) {
    if result != 0 { throw failure }
  }

  private var failure: BoardError {
    let code = errno
    return .unwritable(path, reason: SystemReason.text(code))
  }
}
