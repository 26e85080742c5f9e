import CellGrid
import InlayTesting
import TerminalIO
import Testing

/// Random frames, encoded and drawn by terminals that disagree on widths, look as they should.
@Suite struct FramePropertyTests {
  static let terminals: [VirtualTerminal.Configuration] = [
    .init(),
    .init(variationWidens: false, keepsOldHalf: true),
    .init(pictographWidth: 1),
    .init(joining: .scalars),
    .init(joining: .scalars, pictographWidth: 1, keepsOldHalf: true),
    .init(joining: .scalars, keepsOldHalf: true, wrapsWideAlways: true),
  ]

  @Test(arguments: terminals.indices, [ColorDepth.trueColor, .indexed256, .ansi16, .none])
  func screenIsTheSurface(index: Int, depth: ColorDepth) throws {
    try check(index: index, depth: depth, size: CellSize(width: 17, height: 5))
  }

  @Test(arguments: terminals.indices, [(1, 1), (2, 1), (3, 2), (40, 2)])
  func screensOfAnySizeAreTheSurface(index: Int, size: (Int, Int)) throws {
    try check(
      index: index, depth: .trueColor, size: CellSize(width: size.0, height: size.1))
  }

  private func check(index: Int, depth: ColorDepth, size: CellSize) throws {
    var random = SplitMix(state: UInt64(index) * 31 + 7)
    let terminal = VirtualTerminal(size: size, configuration: Self.terminals[index])
    terminal.write("\u{1B}[?7l\u{1B}[31mleftovers\u{1B}[5;1Hmore")
    var encoder = FrameEncoder(colorDepth: depth, drawsStyledUnderlines: true)
    var painter = RandomPainter()
    let next = Surface(size: size)
    var previous: Surface?
    for step in 0..<80 {
      var damage = Damage()
      for _ in 0...random.below(5) { damage.add(painter.paint(next, &random)) }
      let caret =
        random.below(3) == 0
        ? CellPoint(x: random.below(size.width), y: random.below(size.height)) : nil
      var bytes: [UInt8] = []
      encoder.encode(
        next, previous: previous, damage: random.below(4) == 0 ? nil : damage, caret: caret,
        into: &bytes)
      terminal.write(bytes)
      let expected = ExpectedScreen(next, depth: depth)
      let mistake = expected.firstMistake(of: terminal)
      try #require(mistake == nil, "frame \(step)")
      #expect(terminal.isCursorVisible == (caret != nil))
      if let caret { #expect(terminal.cursor == caret) }
      #expect(!terminal.modes.contains(PrivateMode.synchronizedOutput))
      previous = next.copy()
      var again: [UInt8] = []
      encoder.encode(next, previous: previous, caret: caret, into: &again)
      #expect(again.isEmpty)
    }
  }

  /// The controls in a frame are the encoder's own, whatever the text holds.
  @Test func textBringsNoControls() {
    let hostile = [
      "root\u{1B}]0;x\u{7}", "a\u{1B}[2Jb", "\u{9B}31mred", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}Pq",
      "\u{202E}abc", "x\u{85}y", "\u{7F}\u{8}\u{0}", "e\u{301}\u{1B}[H", "a\r\nb\tc",
      "\u{2028}\u{61C}",
    ]
    let plain = [
      "root]0;x", "a[2Jb", "31mred", "]52;c;aGk=\\", "Pq", "abc", "xy", "", "é[H", "abc", "",
    ]
    for (text, drawn) in zip(hostile, plain) {
      let next = Surface(size: CellSize(width: 20, height: 1))
      next.write(Glyph.glyphs(of: text), x: 0, y: 0, ink: Ink(), clip: next.bounds)
      var encoder = FrameEncoder(colorDepth: .trueColor)
      var bytes: [UInt8] = []
      encoder.encode(next, previous: Surface(size: next.size), into: &bytes)
      let frame = drawn.isEmpty ? "" : "\u{1B}[?2026h\u{1B}[H\(drawn)\u{1B}[?2026l"
      #expect(String(decoding: bytes, as: UTF8.self) == frame.decomposed(like: text))
    }
  }
}

extension String {
  /// The string with é as the two scalars that the input spelled it with.
  fileprivate func decomposed(like input: String) -> String {
    input.unicodeScalars.contains("\u{301}") ? replacing("é", with: "e\u{301}") : self
  }
}
