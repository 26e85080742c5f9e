import CellGrid
import Testing

@Suite struct CellTests {
  @Test func takesEightBytes() {
    #expect(MemoryLayout<Cell>.size == 8)
    #expect(MemoryLayout<Cell>.stride == 8)
  }

  @Test func clearIsAllZeroBits() {
    let bytes = withUnsafeBytes(of: Cell.clear) { Array($0) }
    #expect(bytes == [UInt8](repeating: 0, count: 8))
    #expect(Cell.clear.isClear)
    #expect(!Cell.blank(.plain).isClear)
    #expect(Cell.clear.glyph == .blank)
  }

  @Test func rolesAndWidths() {
    let surface = Surface(size: CellSize(width: 4, height: 1))
    surface.write(Glyph.glyphs(of: "a日"), x: 0, y: 0, ink: Ink(), clip: surface.bounds)
    #expect((0..<4).map { surface[$0, 0].role } == [.single, .head, .tail, .empty])
    #expect(surface[1, 0].width == 2)
    #expect(surface[1, 0].glyph.string == "日")
    #expect(surface[2, 0].tailOffset == 1)
    #expect(surface[2, 0].glyph == .blank)
    #expect(surface[9, 9] == .clear)
  }
}
