#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalSession {
  /// Answers the signals that came.
  func handleSignals() throws {
    let numbers = signals.takeSignals()
    if numbers.contains(SIGTSTP) {
      try suspend()
    } else if numbers.contains(SIGCONT) {
      // Stopped by force: the shell has had the terminal meanwhile.
      client.willSuspend()
      try reenter(lease.retake)
    }
    guard end == nil, numbers.contains(SIGWINCH) else { return }
    try resize()
  }

  /// Reads the size and has everything drawn again, even if it is the same.
  func resize() throws {
    sizeRereadTime = clock.now + Self.sizeRereadDelay
    decoder.screen = device.size
    let screen = decoder.screen
    _ = try client.handle(.resize(columns: screen.columns, rows: screen.rows), now: clock.now)
    client.repaintAll()
  }

  /// Gives the terminal back, stops the process group, and takes the terminal again when it goes on.
  func suspend() throws {
    guard SignalActions.canStop else { return }
    client.willSuspend()
    leave()
    guard end == nil else { return }
    SignalActions.stop(by: SIGTSTP)
    try reenter { lease.take(signalPipe: signals.writeEnd) }
  }

  /// Takes the terminal again once the process is in front, and has everything drawn.
  private func reenter(_ take: () -> [UInt8]) throws {
    guard stayStoppedInBackground() else {
      end = .hangUp
      return
    }
    enter(take())
    _ = signals.takeSignals()
    try resize()
  }

  /// Stops again for as long as the process is sent on in the background, where it must not touch the
  /// terminal.
  ///
  /// - Returns: Whether it is in front at last. It is not if nobody is left who could bring it there.
  private func stayStoppedInBackground() -> Bool {
    while !device.isForeground {
      _ = signals.takeSignals()
      SignalActions.stop(by: SIGTTIN)
      // Without a stop nothing continued it: the process group is orphaned.
      guard device.isForeground || signals.takeSignals().contains(SIGCONT) else { return false }
    }
    return true
  }
}
