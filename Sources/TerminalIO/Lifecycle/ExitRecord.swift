#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// All that a signal handler needs to give the terminal back, in memory that never moves.
///
/// A handler may neither allocate nor lock, so everything it sends is laid out beforehand.
struct ExitRecord {
  /// The process that took the terminal over. A child made by `fork` must not give it back.
  var process: pid_t = 0
  var terminal: Int32 = -1
  /// The line settings to return to.
  var settings = termios()
  /// Whether input that has come meanwhile is thrown away, as it holds answers to queries.
  var flushesInput = false
  /// A copy of standard error as it was, and the file it goes to meanwhile; -1 for none.
  var standardError: Int32 = -1
  var capturedError: Int32 = -1
  /// Where the numbers of the signals that do not end the program are written.
  var signalPipe: Int32 = -1
  let leave = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.leaveCapacity)
  var leaveCount = 0
  let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.scratchCapacity)
  /// The action each signal had before, by number.
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: Self.signalCount)

  static let leaveCapacity = 256
  static let scratchCapacity = 4096
  static let signalCount = 65

  init() {
    leave.initialize(repeating: 0, count: Self.leaveCapacity)
    scratch.initialize(repeating: 0, count: Self.scratchCapacity)
    previous.initialize(repeating: sigaction(), count: Self.signalCount)
  }
}
