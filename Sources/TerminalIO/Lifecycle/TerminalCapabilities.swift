/// What the terminal answered to the queries so far.
package struct TerminalCapabilities: Hashable, Sendable {
  /// Whether the kitty keyboard protocol is known to the terminal.
  package private(set) var hasKittyKeyboard = false
  /// Whether a frame may be shown in one step (mode 2026).
  package private(set) var hasSynchronizedOutput = false
  /// Whether the terminal can measure by grapheme clusters (mode 2027).
  package private(set) var hasGraphemeClusters = false
  /// Whether the last question was answered, so that nothing more is to come.
  package private(set) var isComplete = false

  package init() {}

  /// Notes a report.
  package mutating func note(_ report: TerminalReport) {
    switch report {
    case .keyboardFlags: hasKittyKeyboard = true
    case .mode(2026, isPrivate: true, let state): hasSynchronizedOutput = (1...3).contains(state)
    case .mode(2027, isPrivate: true, let state): hasGraphemeClusters = (1...3).contains(state)
    case _ where report.isFenceAnswer: isComplete = true
    default: break
    }
  }
}

extension TerminalReport {
  /// Whether this answers `ScreenModes.fence`.
  var isFenceAnswer: Bool {
    if case .deviceAttributes(let text) = self { text.hasPrefix("?") } else { false }
  }
}
