import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one state of a file from another without reading it.
struct FileStamp: Equatable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  var modified: Instant
  var changed: Instant

  /// A point in time as the file system counts it, in seconds and nanoseconds since 1970.
  struct Instant: Equatable, Sendable {
    var seconds: Int64
    var nanoseconds: Int64

    init(_ time: timespec) {
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Instant(status.st_mtimespec)
      changed = Instant(status.st_ctimespec)
    #else
      modified = Instant(status.st_mtim)
      changed = Instant(status.st_ctim)
    #endif
  }
}

/// The contents of a file and its state when they were read.
struct FileSnapshot: Sendable {
  var bytes: [UInt8]
  var stamp: FileStamp
  /// The permission bits.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  /// Whether an equal stamp proves equal contents.
  ///
  /// A file changed twice within the resolution of its time stamps may look the same both times, so
  /// a stamp counts only when the file was read well after its last change.
  var isSettled: Bool

  /// Opens and reads a regular file, following symbolic links.
  init(path: String) throws(BoardError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.error(errno, path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(errno, path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .directory(path)
    default: throw .notAFile(path)
    }
    guard status.st_size <= BoardDocument.sizeLimit else { throw .tooLarge(path) }
    bytes = try Self.contents(of: descriptor, path: path)
    stamp = FileStamp(status)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isSettled = Int64(now.tv_sec) - stamp.changed.seconds > 2
  }

  /// The stamp of the file at a path, or nil if there is none.
  static func stamp(path: String) -> FileStamp? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStamp(status) : nil
  }

  /// Reads up to the end, or to one byte beyond the size limit.
  private static func contents(of descriptor: Int32, path: String) throws(BoardError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw error(errno, path: path)
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= BoardDocument.sizeLimit else { throw .tooLarge(path) }
    }
  }

  private static func error(_ code: Int32, path: String) -> BoardError {
    switch code {
    case ENOENT, ENOTDIR: .missing(path)
    case EACCES, EPERM: .noPermission(path)
    case EISDIR: .directory(path)
    case ENXIO: .notAFile(path)
    default: .unreadable(path, reason: SystemReason.text(code))
    }
  }
}

/// The system's words for an error number.
enum SystemReason {
  static func text(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
