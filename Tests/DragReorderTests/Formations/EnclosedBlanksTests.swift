import CellGrid
import Testing

@testable import DragReorder

struct EnclosedBlanksTests {
  /// Fills what is enclosed in a drawing in which a dot is blank; filled cells come back as `#`.
  private func filled(_ rows: [String]) -> [String] {
    let surface = Surface(size: CellSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character != "." {
        surface.put(
          Glyph.glyphs(of: String(character))[0], x: x, y: y, ink: Ink(), clip: surface.bounds)
      }
    }
    surface.fillEnclosedBlanks()
    return rows.enumerated().map { y, row in
      String(
        row.enumerated().map { x, character in
          character == "." && surface[x, y].code != 0 ? "#" : character
        })
    }
  }

  @Test func theInsideOfABorderIsFilled() {
    #expect(filled(["xxxxx", "xab.x", "xxxxx"]) == ["xxxxx", "xab#x", "xxxxx"])
  }

  @Test func blanksThatLeadToTheEdgeStayOpen() {
    let open = ["a.b..", "xxx.."]
    #expect(filled(open) == open)
    // A gap in the border.
    let gap = ["xxxx", "x..x", "xx.x"]
    #expect(filled(gap) == gap)
  }

  @Test func aDiagonalIsNoWayOut() {
    #expect(filled(["xx.", "x.x", "xxx"]) == ["xx.", "x#x", "xxx"])
  }
}
