import InputEvents
import Testing

@testable import TerminalIO

struct LegacyKeyDecoderTests {
  /// The types whose descriptions mislead libtermkey, and none at all.
  static let types: [String?] = [
    nil, "", "dumb", "xterm", "xterm-256color", "vte-256color", "foot", "alacritty", "konsole",
    "xterm-kitty", "tmux-256color", "screen-256color", "rxvt-unicode-256color", "linux",
    "no-such-type",
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    var bytes: String
    var key: KeyPress?
    init(_ bytes: String, _ key: KeyPress?) {
      self.bytes = bytes
      self.key = key
    }
    var testDescription: String { bytes.debugDescription }
  }

  /// Keys that mean the same on every terminal.
  static let rows = [
    Row("\u{1}", KeyPress("a", modifiers: .control)),
    Row("\u{3}", KeyPress("c", modifiers: .control)),
    Row("\u{1A}", KeyPress("z", modifiers: .control)),
    Row("\u{1C}", KeyPress("\\", modifiers: .control)),
    Row("\u{0}", KeyPress(.space, modifiers: .control)),
    Row("\t", KeyPress(.tab)),
    Row("\r", KeyPress(.return)),
    Row("\n", KeyPress(.return)),
    Row("\u{7F}", KeyPress(.delete)),
    Row("\u{1B}\u{7F}", KeyPress(.delete, modifiers: .option)),
    Row("\u{1B}\r", KeyPress(.return, modifiers: .option)),
    Row("\u{1B}\u{1}", KeyPress("a", modifiers: [.control, .option])),
    Row("\u{1B}[A", KeyPress(.upArrow)),
    Row("\u{1B}OA", KeyPress(.upArrow)),
    Row("\u{1B}\u{1B}[A", KeyPress(.upArrow, modifiers: .option)),
    Row("\u{1B}[1;5A", KeyPress(.upArrow, modifiers: .control)),
    Row("\u{1B}[1;2D", KeyPress(.leftArrow, modifiers: .shift)),
    Row("\u{1B}[1;10C", KeyPress(.rightArrow, modifiers: [.shift, .command])),
    Row("\u{1B}[Z", KeyPress(.tab, modifiers: .shift)),
    Row("\u{1B}[H", KeyPress(.home)),
    Row("\u{1B}[F", KeyPress(.end)),
    Row("\u{1B}[3~", KeyPress(.deleteForward)),
    Row("\u{1B}[5~", KeyPress(.pageUp)),
    Row("\u{1B}[6;5~", KeyPress(.pageDown, modifiers: .control)),
    Row("\u{1B}OP", KeyPress(.function(1))),
    Row("\u{1B}[1;2P", KeyPress(.function(1), modifiers: .shift)),
    Row("\u{1B}O2P", KeyPress(.function(1), modifiers: .shift)),
    Row("\u{1B}[1;5R", KeyPress(.function(3), modifiers: .control)),
    Row("\u{1B}[15~", KeyPress(.function(5))),
    Row("\u{1B}[24~", KeyPress(.function(12))),
    Row("\u{1B}[27;5;65~", KeyPress("a", modifiers: .control)),
    Row("\u{1B}[27;3;13~", KeyPress(.return, modifiers: .option)),
    Row("\u{1B}[7$", KeyPress(.home, modifiers: .shift)),
    Row("\u{1B}[3^", KeyPress(.deleteForward, modifiers: .control)),
    Row("\u{1B}[5@", KeyPress(.pageUp, modifiers: [.shift, .control])),
    Row("\u{1B}[99z", nil),
    Row("\u{1B}[=", nil),
  ]

  @Test(arguments: types, rows)
  func keyIsTheSameOnEveryTerminal(_ type: String?, row: Row) {
    let decoder = LegacyKeyDecoder(terminalType: type)
    #expect(decoder.key(for: Array(row.bytes.utf8)) == row.key)
  }

  @Test func consoleFunctionKeysNeedTheConsole() {
    let decoder = LegacyKeyDecoder(terminalType: "linux")
    #expect(decoder.key(for: Array("\u{1B}[[A".utf8)) == KeyPress(.function(1)))
  }

  /// What one token leaves behind must not reach the next.
  @Test func badTokenDoesNotHarmTheNext() {
    let decoder = LegacyKeyDecoder(terminalType: "xterm-256color")
    let bad = ["\u{1B}[", "\u{1B}[<0;1", "\u{1B}]11;x", "\u{1B}[200", "abc", "\u{1B}[<0;10;5M", ""]
    for text in bad {
      _ = decoder.key(for: Array(text.utf8))
      #expect(decoder.key(for: Array("\u{1B}[A".utf8)) == KeyPress(.upArrow), "after \(text)")
    }
  }

  @Test func manyTokensFitThroughTheBuffer() {
    let decoder = LegacyKeyDecoder(terminalType: "xterm")
    let keys = (0..<5000).compactMap { _ in decoder.key(for: Array("\u{1B}[1;5A".utf8)) }
    #expect(keys.count == 5000)
    #expect(Set(keys) == [KeyPress(.upArrow, modifiers: .control)])
  }
}
