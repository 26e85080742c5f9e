#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalSession {
  /// How long an answer or the end of a frame is waited for on leaving.
  private static let patience: Duration = .milliseconds(200)

  /// Ends the session's hold on the terminal and on the signals.
  func close() {
    leave()
    lease.removeSignalHandlers()
  }

  /// Gives the terminal back: undoes the modes, lets the answers to all questions arrive, and restores
  /// the line. What does not fit into a terminal that has stopped reading is given up.
  func leave() {
    guard lease.isHeld else { return }
    if end != .hangUp {
      let asksFence = !modes.queries.isEmpty
      writeOut()
      // A frame that did not fit ends here, and the leave string makes the rest of it moot.
      output.discard()
      output.append(lease.leaveBytes + (asksFence ? ScreenModes.fence : []))
      awaitedFences += asksFence ? 1 : 0
      writeOut()
      if asksFence, output.isDrained { awaitFences() }
      output.discard()
    }
    lease.giveBack()
  }

  private func writeOut() {
    waitUntilDone(for: POLLOUT) {
      flush()
      return output.isDrained || end == .hangUp
    }
  }

  /// Reads and forgets input up to the answer to the last fence, behind which no answer comes.
  private func awaitFences() {
    var tokenizer = InputTokenizer()
    waitUntilDone(for: POLLIN) {
      switch device.read() {
      case .closed: return true
      case .nothing: return false
      case .bytes(let bytes):
        for case .report(let report) in tokenizer.push(bytes, at: .zero) where report.isFenceAnswer
        {
          awaitedFences -= 1
        }
        return awaitedFences <= 0
      }
    }
    awaitedFences = 0
  }

  /// Repeats a step until it is done, between waits that together take at most `patience`.
  private func waitUntilDone(for event: Int32, _ step: () -> Bool) {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    while !step(), end != .hangUp {
      let rest = deadline - clock.now
      guard rest > .zero else { return }
      guard device.wait(for: event, milliseconds: rest.pollMilliseconds) else { return }
    }
  }
}
