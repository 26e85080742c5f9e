#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signal handlers of a session.
///
/// Signals that end the program give the terminal back and are then left to whoever had them before;
/// the others are noted in a pipe that the loop watches.
enum SignalActions {
  /// Signals that a fault of the program raises.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  /// Signals that others send to end the program. Whoever ignores them keeps ignoring them.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Signals that end a program which does nothing about them.
  private static let unhandled = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]
  /// Signals that the loop answers.
  private static let noted = [SIGWINCH, SIGCONT, SIGTSTP]

  private static var previous: UnsafeMutablePointer<sigaction> {
    ExitRestoration.record.pointee.previous
  }

  /// Installs the handlers. The exit record must be filled in.
  static func install() {
    useSignalStack()
    for number in faults + requests + unhandled + noted {
      sigaction(number, nil, previous + Int(number))
    }
    for number in faults { set(number, endingHandler) }
    for number in requests where !previous[Int(number)].isIgnored { set(number, endingHandler) }
    for number in unhandled where previous[Int(number)].isDefault { set(number, endingHandler) }
    for number in noted where number != SIGTSTP || canStop { set(number, notingHandler) }
  }

  /// Returns every signal to what it was before.
  static func remove() {
    for number in faults + requests + unhandled + noted {
      sigaction(number, previous + Int(number), nil)
    }
  }

  /// Whether job control may stop the program; a program started without it ignores the request.
  static var canStop: Bool { !previous[Int(SIGTSTP)].isIgnored }

  /// Stops the process group as `number` does by default, and returns when it goes on.
  static func stop(by number: Int32) {
    var standard = sigaction()
    var current = sigaction()
    sigaction(number, &standard, &current)
    kill(0, number)
    sigaction(number, &current, nil)
  }

  private static func set(
    _ number: Int32,
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_SIGINFO) | Int32(truncatingIfNeeded: SA_ONSTACK)
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Gives the handlers a stack of their own, without which an overflow of the stack could not be
  /// handled.
  private static func useSignalStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int32(current.ss_flags) & Int32(SS_DISABLE) != 0 else {
      return
    }
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

private func endingHandler(
  _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  let savedError = errno
  ExitRestoration.restore()
  sigaction(number, ExitRestoration.record.pointee.previous + Int(number), nil)
  // A fault happens again on return. Everything else is sent once more, and arrives when this
  // handler ends.
  let isFault =
    [SIGILL, SIGSEGV, SIGBUS, SIGFPE].contains(number) && (info?.pointee.si_code ?? 0) > 0
  if !isFault { raise(number) }
  errno = savedError
}

private func notingHandler(
  _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  let savedError = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(ExitRestoration.record.pointee.signalPipe, &byte, 1)
  errno = savedError
}

extension sigaction {
  var isIgnored: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }
  var isDefault: Bool { handlerAddress == unsafeBitCast(SIG_DFL, to: Int.self) }

  private var handlerAddress: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
