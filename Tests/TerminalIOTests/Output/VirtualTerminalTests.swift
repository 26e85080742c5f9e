import CellGrid
import InlayTesting
import Testing

@Suite struct VirtualTerminalTests {
  private func terminal(_ text: String, width: Int = 8, height: Int = 3) -> VirtualTerminal {
    let terminal = VirtualTerminal(width: width, height: height)
    terminal.write(text)
    return terminal
  }

  @Test(
    arguments: [
      ("ab\r\ncd", ["ab", "cd", ""]), ("\u{1B}[2;3Hx", ["", "  x", ""]),
      ("abc\u{1B}[2Dx", ["axc", "", ""]), ("abc\u{8}x", ["abx", "", ""]),
      ("a\u{1B}[3Cb", ["a   b", "", ""]), ("abc\u{1B}[2Gx", ["axc", "", ""]),
      ("abc\u{1B}[3dx", ["abc", "", "   x"]), ("abcd\u{1B}[2G\u{1B}[K", ["a", "", ""]),
      ("abcd\u{1B}[2G\u{1B}[1K", ["  cd", "", ""]), ("abcd\u{1B}[2G\u{1B}[2X", ["a  d", "", ""]),
      ("ab\r\ncd\u{1B}[2J", ["", "", ""]), ("ab\r\ncd\u{1B}[1;2H\u{1B}[J", ["a", "", ""]),
      ("1\n\r2\n\r3\n\r4", ["2", "3", "4"]), ("abcdefghi", ["abcdefgh", "i", ""]),
      ("\u{1B}[?7labcdefghi", ["abcdefgi", "", ""]), ("日本語中国", ["日本語中", "国", ""]),
      ("\u{1B}]0;title\u{7}a\u{1B}Pq#0\u{1B}\\b", ["ab", "", ""]),
      ("a\u{1B}[>1ub", ["ab", "", ""]),
      ("a\u{1B}(Bb", ["ab", "", ""]), ("日\u{1B}[2Gx", [" x", "", ""]),
    ] as [(String, [String])])
  func drawsWhatItIsTold(input: String, rows: [String]) {
    #expect(terminal(input).rows == rows)
  }

  @Test func bytesMayBeSplitAnywhere() {
    let text = "\u{1B}[1;38;2;1;2;3mä日👩‍💻\u{1B}]8;;https://a.b\u{1B}\\x"
    let whole = terminal(text)
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      let split = VirtualTerminal(width: 8, height: 3)
      split.write(bytes[..<cut])
      split.write(bytes[cut...])
      #expect(split.screen == whole.screen)
    }
    #expect(whole.rows[0] == "ä日👩‍💻x")
    #expect(whole.screen[0, 0].style == CellStyle(foreground: .rgb(1, 2, 3), attributes: .bold))
    #expect(LinkTable.address(of: whole.screen[5, 0].style.link) == "https://a.b")
  }

  @Test(
    arguments: [
      ("31;42", CellStyle(foreground: .ansi(1), background: .ansi(2))),
      ("97;107", CellStyle(foreground: .ansi(15), background: .ansi(15))),
      ("38;5;77;48;2;1;2;3", CellStyle(foreground: .indexed(77), background: .rgb(1, 2, 3))),
      ("38:2::4:5:6", CellStyle(foreground: .rgb(4, 5, 6))),
      ("38:5:9", CellStyle(foreground: .indexed(9))),
      ("1;2;3;4;5;7;8;9;22;23;24;25;27;28;29", CellStyle()),
      ("1;7", CellStyle(attributes: [.bold, .inverse])), ("1;7;0", CellStyle()),
      ("1;", CellStyle()),
      (
        "4:3;58;2;9;8;7",
        CellStyle(underlineColor: .rgb(9, 8, 7), attributes: .curlyUnderline)
      ),
      ("21", CellStyle(attributes: .doubleUnderline)), ("31;39;41;49", CellStyle()),
    ] as [(String, CellStyle)])
  func renditionsAreUnderstood(parameters: String, style: CellStyle) {
    #expect(terminal("\u{1B}[\(parameters)mx").screen[0, 0].style == style)
  }

  @Test func modesAndScreensAreKept() {
    let terminal = terminal("main\u{1B}[?1049h\u{1B}[?1002;1006h\u{1B}[?25lalt")
    #expect(terminal.showsAlternateScreen)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.modes.isSuperset(of: [1002, 1006, 1049]))
    #expect(terminal.rows[0] == "    alt" || terminal.rows[0] == "alt")
    terminal.write("\u{1B}[?1002;1006l\u{1B}[?25h\u{1B}[?1049l")
    #expect(terminal.rows[0] == "main")
    #expect(terminal.modes == [PrivateMode.cursor, PrivateMode.wrap])
    #expect(terminal.cursor == CellPoint(x: 4, y: 0))
  }

  @Test func invalidBytesAreReplaced() {
    let terminal = VirtualTerminal(width: 8, height: 1)
    terminal.write([0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x62] as [UInt8])
    #expect(terminal.rows == ["a\u{FFFD}\u{FFFD}(\u{FFFD}b"])
  }

  @Test func configurationsDisagreeOnWidths() {
    func cursor(_ text: String, _ configuration: VirtualTerminal.Configuration) -> Int {
      let terminal = VirtualTerminal(
        size: CellSize(width: 20, height: 1), configuration: configuration)
      terminal.write(text)
      return terminal.cursor.x
    }
    #expect(cursor("♥️", .init()) == 2)
    #expect(cursor("♥️", .init(variationWidens: false)) == 1)
    #expect(cursor("👨‍👩‍👧", .init()) == 2)
    #expect(cursor("👨‍👩‍👧", .init(joining: .scalars)) == 6)
    #expect(cursor("👨‍👩‍👧", .init(pictographWidth: 1)) == 1)
    #expect(cursor("e\u{301}x", .init(joining: .scalars)) == 2)
  }

  /// Whatever comes, the cursor stays on the screen and nothing traps.
  @Test(arguments: [CellSize.zero, CellSize(width: 1, height: 1), CellSize(width: 7, height: 3)])
  func anyBytesAreTaken(size: CellSize) throws {
    var random = SplitMix(state: UInt64(size.width) + 3)
    let pieces = [
      "\u{1B}[", "\u{1B}]8;;", "\u{1B}\\", "\u{1B}", "38;2;", "58:2::", "9999999999999999999", ";",
      "H",
      "m", "K", "J", "X", "C", "D", "A", "B", "d", "G", "?1049h", "?1049l", "?7l", "日", "👨‍👩‍👧",
      "\u{301}",
      "\u{200D}", "a", "\n", "\r", "\u{8}", "\t", "\u{9B}", "7", "8", "c",
    ].map { Array($0.utf8) }
    for _ in 0..<40 {
      let terminal = VirtualTerminal(
        size: size, configuration: .init(joining: random.below(2) == 0 ? .clusters : .scalars))
      for _ in 0..<200 {
        let piece = pieces[random.below(pieces.count)]
        terminal.write(random.below(5) == 0 ? Array(piece.dropLast()) : piece)
        let held = CellRect(
          x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
        try #require(held.contains(terminal.cursor))
      }
    }
  }

  @Test func oldHalfStaysIfSoConfigured() {
    let terminal = VirtualTerminal(
      size: CellSize(width: 4, height: 1), configuration: .init(keepsOldHalf: true))
    terminal.write("日\u{1B}[2Gx")
    #expect(terminal.rows == ["日x"])
    #expect(terminal.screen[0, 0].role == .single)
  }
}
