extension TerminalSession {
  /// Writes what waits and, when the terminal took it all, the next frame.
  func drawIfPossible() throws {
    flush()
    guard output.isDrained, end == nil else { return }
    updateMotionReports()
    let frame = try client.nextFrame(now: clock.now) ?? []
    guard !pendingModes.isEmpty || !frame.isEmpty else { return }
    output.append(pendingModes + frame)
    pendingModes = []
    flush()
  }

  /// Begins anew with the bytes that take the terminal over, and with the questions to it.
  func enter(_ bytes: [UInt8]) {
    output.discard()
    pendingModes = []
    isMotionReported = false
    output.append(bytes + modes.queries)
    if !modes.queries.isEmpty { awaitedFences += 1 }
  }

  func flush() {
    if !output.flush(device.write) { end = .hangUp }
  }

  private func updateMotionReports() {
    let wanted = client.wantsMotion
    guard wanted != isMotionReported, modes.reportsMouse else { return }
    isMotionReported = wanted
    pendingModes += wanted ? ScreenModes.motionOn : ScreenModes.motionOff
  }
}
