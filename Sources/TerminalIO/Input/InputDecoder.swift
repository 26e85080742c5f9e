import InputEvents

/// Turns terminal bytes into the events that views get, and keeps what the terminal says about itself
/// apart from them.
package final class InputDecoder {
  /// Events and reports in the order of their bytes.
  package enum Item: Hashable, Sendable {
    case event(InputEvent)
    case report(TerminalReport)
  }

  /// The screen's size in cells; positions of the mouse are clamped to it.
  package var screen: TerminalSize
  private var tokenizer = InputTokenizer()
  private let legacyKeys: LegacyKeyDecoder
  /// The button an X10 report last pressed, since its release does not name one.
  private var buttonX10: MouseButton?

  /// Creates a decoder for a screen and the terminal type that TERM names.
  package init(terminalType: String?, screen: TerminalSize) {
    self.screen = screen
    legacyKeys = LegacyKeyDecoder(terminalType: terminalType)
  }

  /// The time at which `advance` has something to decide, or nil while no sequence is incomplete.
  package var deadline: Duration? { tokenizer.deadline }

  /// Takes the bytes of one read.
  package func push(_ bytes: some Sequence<UInt8>, at now: Duration) -> [Item] {
    tokenizer.push(bytes, at: now).compactMap(item)
  }

  /// Lets time pass without input.
  package func advance(to now: Duration) -> [Item] {
    tokenizer.advance(to: now).compactMap(item)
  }

  private func item(_ token: InputToken) -> Item? {
    switch token {
    case .text(let scalar): KeyPress(scalar, modifiers: []).map { .event(.key($0)) }
    case .alt(let scalar): KeyPress(scalar, modifiers: .option).map { .event(.key($0)) }
    case .escape: .event(.key(KeyPress(.escape)))
    case .kittyKey(let key): key.keyPress.map { .event(.key($0)) }
    case .legacyKey(let bytes): legacyKeys.key(for: bytes).map { .event(.key($0)) }
    case .paste(let text): .event(.paste(text))
    case .focus(let isFocused): .event(.focus(isFocused))
    case .mouse(let event): mouse(event)
    case .mouseX10(let button, let column, let row):
      eventX10(button: button, x: column - 1, y: row - 1).map(mouse)
    case .report(let report): .report(report)
    }
  }

  private func mouse(_ event: MouseEvent) -> Item {
    .event(.mouse(event.clamped(columns: screen.columns, rows: screen.rows)))
  }

  private func eventX10(button: Int, x: Int, y: Int) -> MouseEvent? {
    let isRelease = button & 0xE3 == 3
    guard var event = MouseEvent(reportedButton: button, isRelease: false, x: x, y: y) else {
      return nil
    }
    if case .press(let pressed) = event.kind { buttonX10 = pressed }
    if isRelease, let pressed = buttonX10 {
      event.kind = .release(pressed)
      buttonX10 = nil
    }
    return event
  }
}
