import Testing

@testable import CellGrid

@Suite struct StyleTableTests {
  @Test func equalStylesHaveOneNumber() {
    let style = CellStyle(foreground: .rgb(9, 8, 7), attributes: [.bold, .curlyUnderline], link: 1)
    #expect(StyleID(style) == StyleID(style))
    #expect(StyleID(style).style == style)
    #expect(StyleID(.plain) == .plain)
    #expect(StyleID.plain.style == .plain)
  }

  @Test func styleTakesSixteenBytes() {
    #expect(MemoryLayout<CellStyle>.stride == 16)
  }

  @Test func precisionFallsStepByStepAndTheTableEnds() {
    let table = StyleTable(stage: 4)
    func kept(_ style: CellStyle) -> CellStyle { table.style(of: table.intern(style)) }
    for number in 1..<4 {
      let style = CellStyle(foreground: .rgb(UInt8(number), 0, 0), link: 1)
      #expect(kept(style) == style)
    }
    for number in 0..<4 {
      let color = TerminalColor.rgb(UInt8(number * 60), 200, 0)
      #expect(kept(CellStyle(background: color)).background == color.nearestIndexed)
    }
    for number in 0..<4 {
      let style = CellStyle(foreground: .ansi(UInt8(number + 3)), underlineColor: .ansi(1), link: 7)
      #expect(kept(style) == CellStyle(foreground: .ansi(UInt8(number + 3))))
    }
    for bits in 0..<UInt16(5000) {
      let attributes = CellAttributes(rawValue: bits)
      let style = CellStyle(
        foreground: .rgb(1, 1, UInt8(truncatingIfNeeded: bits)), attributes: attributes)
      #expect(kept(style) == CellStyle(attributes: attributes.intersection(.all)))
    }
    // What came early is still exact.
    #expect(kept(CellStyle(foreground: .rgb(2, 0, 0), link: 1)).foreground == .rgb(2, 0, 0))
  }

  @Test func linksAreNumberedAndRefusedIfAControlHides() {
    let number = LinkTable.number(of: "https://example.com/tasks?id=7")
    #expect(number > 0)
    #expect(LinkTable.number(of: "https://example.com/tasks?id=7") == number)
    #expect(LinkTable.address(of: number) == "https://example.com/tasks?id=7")
    #expect(LinkTable.number(of: "https://example.com/\u{1B}\\") == 0)
    #expect(LinkTable.number(of: "https://example.com/ü") == 0)
    #expect(LinkTable.number(of: "") == 0)
    #expect(LinkTable.number(of: String(repeating: "a", count: 5000)) == 0)
    #expect(LinkTable.address(of: 0) == nil)
    #expect(LinkTable.address(of: .max) == nil)
  }
}
