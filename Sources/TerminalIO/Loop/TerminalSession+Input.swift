import InputEvents

extension TerminalSession {
  /// Reads and delivers what is there, and returns whether there was anything.
  func readInput() throws -> Bool {
    var count = 0
    while count < Self.inputBatch, end == nil, client.exitStatus == nil {
      switch device.read() {
      case .bytes(let bytes):
        count += bytes.count
        try deliver(decoder.push(bytes, at: clock.now))
        // A terminal gives at least this much at a time while it has more.
        if bytes.count < Self.fullRead { return true }
      case .nothing: return count > 0
      case .closed:
        end = .hangUp
        return count > 0
      }
    }
    return true
  }

  /// Hands decoded input to the client, and does what the keys mean that it does not use.
  func deliver(_ items: [InputDecoder.Item]) throws {
    for item in items {
      guard end == nil, client.exitStatus == nil else { return }
      switch item {
      case .report(let report): try note(report)
      case .event(let event):
        guard try !client.handle(event, now: clock.now), case .key(let press) = event else {
          continue
        }
        try handleUnused(press)
      }
    }
  }

  private func note(_ report: TerminalReport) throws {
    capabilities.note(report)
    if report.isFenceAnswer { awaitedFences = max(awaitedFences - 1, 0) }
    if capabilities.hasGraphemeClusters { pendingModes += lease.setClusterMode() }
    try client.receive(report, now: clock.now)
  }

  private func handleUnused(_ press: KeyPress) throws {
    guard press.phase == .down, press.modifiers.subtracting(.capsLock) == .control else { return }
    switch press.key {
    case "c": end = .quit
    case "z": try suspend()
    default: break
    }
  }
}
