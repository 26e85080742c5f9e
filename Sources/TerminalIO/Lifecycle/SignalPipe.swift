#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Brings signals from their handlers into the loop.
final class SignalPipe {
  /// The end that the loop watches.
  let readEnd: Int32
  /// The end that the handlers write to.
  let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Removes and returns the numbers of the signals that came.
  func takeSignals() -> Set<Int32> {
    var numbers: Set<Int32> = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return numbers }
      numbers.formUnion(bytes[..<count].map(Int32.init))
    }
  }
}
