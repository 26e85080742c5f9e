import InputEvents
import Testing

@testable import TerminalIO

struct InputDecoderTests {
  private func items(_ text: String, columns: Int = 80, rows: Int = 24) -> [InputDecoder.Item] {
    let screen = TerminalSize(columns: columns, rows: rows)
    let decoder = InputDecoder(terminalType: "xterm-256color", screen: screen)
    var items = decoder.push(text.utf8, at: .zero)
    while let deadline = decoder.deadline { items += decoder.advance(to: deadline) }
    return items
  }

  private func events(_ text: String, columns: Int = 80, rows: Int = 24) -> [InputEvent] {
    items(text, columns: columns, rows: rows).compactMap {
      if case .event(let event) = $0 { event } else { nil }
    }
  }

  @Test func textArrivesCharacterByCharacter() {
    let text = "Árvíztűrő 中文 🙂"
    let decoder = InputDecoder(terminalType: nil, screen: .standard)
    let items = text.utf8.flatMap { decoder.push([$0], at: .zero) }
    let typed = items.map { item in
      if case .event(.key(let press)) = item { press.characters } else { "?" }
    }
    #expect(typed == text.map(String.init))
  }

  @Test func altAndEscapeAreKeys() {
    #expect(events("\u{1B}x") == [.key(KeyPress("x", modifiers: .option))])
    #expect(events("\u{1B}é") == [.key(KeyPress("é", modifiers: .option))])
    #expect(events("\u{1B}") == [.key(KeyPress(.escape))])
  }

  @Test func controlsWithinTextAreNoKeys() {
    #expect(events("\u{9B}31m") == events("31m"))
  }

  @Test func mouseIsClampedToTheScreen() {
    #expect(events("\u{1B}[<0;200;100M") == [.mouse(MouseEvent(.press(.left), x: 79, y: 23))])
    #expect(events("\u{1B}[<0;0;0M") == [.mouse(MouseEvent(.press(.left), x: 0, y: 0))])
    #expect(
      events("\u{1B}[<35;5;5M", columns: 0, rows: 0) == [.mouse(MouseEvent(.move, x: 0, y: 0))])
  }

  @Test func oldMouseReportsNameTheButtonReleased() {
    #expect(
      events("\u{1B}[M\"!!\u{1B}[MB\"\"\u{1B}[M#\"\"\u{1B}[M`!!") == [
        .mouse(MouseEvent(.press(.right), x: 0, y: 0)),
        .mouse(MouseEvent(.drag(.right), x: 1, y: 1)),
        .mouse(MouseEvent(.release(.right), x: 1, y: 1)),
        .mouse(MouseEvent(.wheel(dx: 0, dy: -1), x: 0, y: 0)),
      ])
  }

  @Test func reportsAreNoEvents() {
    #expect(
      items("\u{1B}[?62;4c\u{1B}[?2026;2$y\u{1B}]11;rgb:0/0/0\u{7}") == [
        .report(.deviceAttributes("?62;4")),
        .report(.mode(2026, isPrivate: true, state: 2)),
        .report(.string(.operatingSystemCommand, "11;rgb:0/0/0")),
      ])
  }

  @Test func pasteAndFocus() {
    #expect(
      events("\u{1B}[I\u{1B}[200~a\tb\r\u{1B}[201~\u{1B}[O") == [
        .focus(true), .paste("a\tb\n"), .focus(false),
      ])
  }

  struct Kitty: Sendable, CustomTestStringConvertible {
    var bytes: String
    var key: KeyPress?
    var testDescription: String { bytes }
  }

  static let kitty = [
    Kitty(bytes: "[97;5u", key: KeyPress("a", modifiers: .control)),
    Kitty(bytes: "[97u", key: KeyPress("a")),
    Kitty(bytes: "[97;2u", key: KeyPress("a", characters: "A", modifiers: .shift)),
    Kitty(bytes: "[49:33;2u", key: KeyPress("1", characters: "!", modifiers: .shift)),
    Kitty(bytes: "[97;;229u", key: KeyPress("a", characters: "å")),
    Kitty(bytes: "[0;;229:98u", key: KeyPress("å", characters: "åb")),
    Kitty(bytes: "[27u", key: KeyPress(.escape)),
    Kitty(bytes: "[13;2u", key: KeyPress(.return, modifiers: .shift)),
    Kitty(bytes: "[9;2u", key: KeyPress(.tab, modifiers: .shift)),
    Kitty(bytes: "[127;5u", key: KeyPress(.delete, modifiers: .control)),
    Kitty(bytes: "[97;9u", key: KeyPress("a", modifiers: .command)),
    Kitty(bytes: "[97;129u", key: KeyPress("a")),
    Kitty(bytes: "[1;1:3A", key: KeyPress(.upArrow, phase: .up)),
    Kitty(bytes: "[5;5:2~", key: KeyPress(.pageUp, modifiers: .control, phase: .repeat)),
    Kitty(bytes: "[57364u", key: KeyPress(.function(1))),
    Kitty(bytes: "[57376u", key: KeyPress(.function(13))),
    Kitty(bytes: "[57404u", key: KeyPress("5", modifiers: .numericPad)),
    Kitty(bytes: "[57414u", key: KeyPress(.return, modifiers: .numericPad)),
    Kitty(bytes: "[57423u", key: KeyPress(.home, modifiers: .numericPad)),
    Kitty(bytes: "[57441u", key: nil),
    Kitty(bytes: "[57428u", key: nil),
    Kitty(bytes: "[0u", key: nil),
    Kitty(bytes: "[97;0:4u", key: nil),
    Kitty(bytes: "[97;999u", key: nil),
    Kitty(bytes: "[155u", key: nil),
  ]

  @Test(arguments: kitty)
  func kittyKeys(_ row: Kitty) {
    #expect(events("\u{1B}" + row.bytes) == row.key.map { [.key($0)] } ?? [])
  }
}
