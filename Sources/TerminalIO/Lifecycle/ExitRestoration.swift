import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Gives the terminal back, once, on whichever path the program leaves it.
///
/// Everything here may run in a signal handler.
enum ExitRestoration {
  nonisolated(unsafe) static let record: UnsafeMutablePointer<ExitRecord> = {
    let pointer = UnsafeMutablePointer<ExitRecord>.allocate(capacity: 1)
    pointer.initialize(to: ExitRecord())
    return pointer
  }()

  /// Whether the terminal is ours and has to be given back.
  static let isArmed = Atomic(false)

  /// Gives the terminal back if it is ours.
  ///
  /// - Parameter writesLeave: Whether the leave string is still to be written.
  static func restore(writesLeave: Bool = true) {
    guard record.pointee.process == getpid(), isArmed.exchange(false, ordering: .relaxed) else {
      return
    }
    let terminal = record.pointee.terminal
    // A process in the background must leave the terminal to the one in front.
    let group = tcgetpgrp(terminal)
    if group < 0 || group == getpgrp() {
      if writesLeave { writeAll(record.pointee.leave, record.pointee.leaveCount, to: terminal) }
      let action = record.pointee.flushesInput ? TCSAFLUSH : TCSADRAIN
      _ = tcsetattr(terminal, action, &record.pointee.settings)
    }
    replayStandardError()
  }

  /// Sends standard error where it went before, and what it gathered meanwhile after it.
  private static func replayStandardError() {
    let (original, file) = (record.pointee.standardError, record.pointee.capturedError)
    guard original >= 0, file >= 0 else { return }
    record.pointee.standardError = -1
    record.pointee.capturedError = -1
    _ = dup2(original, STDERR_FILENO)
    var offset = 0
    while true {
      let count = pread(file, record.pointee.scratch, ExitRecord.scratchCapacity, off_t(offset))
      guard count > 0 else { break }
      writeAll(record.pointee.scratch, count, to: STDERR_FILENO)
      offset += count
    }
    close(file)
    close(original)
  }

  /// Writes all bytes, waiting for a terminal that is slow but not for one that has stopped.
  private static func writeAll(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to file: Int32) {
    var written = 0
    var patience = 4
    while written < count {
      let result = write(file, bytes + written, count - written)
      if result > 0 {
        written += result
      } else if result < 0, errno == EINTR {
        continue
      } else if result < 0, errno == EAGAIN, patience > 0 {
        patience -= 1
        var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 50)
      } else {
        return
      }
    }
  }
}
