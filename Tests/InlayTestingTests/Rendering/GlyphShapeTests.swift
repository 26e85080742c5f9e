import Testing

@testable import InlayTesting

/// The shapes of lines and blocks meet those of the cells beside them.
struct GlyphShapeTests {
  private func shape(_ character: Character) throws -> GlyphShape {
    try #require(GlyphShape(character.unicodeScalars.first!.value))
  }

  /// Whether each pixel of a column of the cell is covered.
  private func column(_ x: Int, _ shape: GlyphShape) -> [Bool] {
    (0..<19).map { y in
      shape.areas.contains {
        (x - $0.x) >= 0 && x - $0.x < $0.width && y >= $0.y && y - $0.y < $0.height
      }
    }
  }

  private func row(_ y: Int, _ shape: GlyphShape) -> [Bool] {
    (0..<9).map { x in column(x, shape)[y] }
  }

  /// Lines that continue each other have the same pixels at the edge that they share.
  @Test(
    arguments: [
      ("─", "┤"), ("┌", "─"), ("━", "┫"), ("┏", "━"), ("═", "╗"), ("╔", "═"), ("╠", "╣"),
      ("╦", "╩"), ("╞", "╡"), ("┝", "┥"), ("╼", "━"), ("█", "█"), ("▀", "▀"), ("▄", "▟"),
    ] as [(Character, Character)])
  func sideBySide(_ left: Character, _ right: Character) throws {
    let edge = column(8, try shape(left))
    #expect(edge.contains(true))
    #expect(edge == column(0, try shape(right)))
  }

  @Test(
    arguments: [
      ("│", "┴"), ("┬", "│"), ("┃", "┻"), ("║", "╝"), ("╔", "║"), ("╓", "╙"), ("╽", "┃"),
      ("█", "▛"), ("▌", "▌"), ("▐", "▐"),
    ] as [(Character, Character)])
  func oneAboveTheOther(_ top: Character, _ bottom: Character) throws {
    let edge = row(18, try shape(top))
    #expect(edge.contains(true))
    #expect(edge == row(0, try shape(bottom)))
  }

  @Test func aDoubleCornerIsTwoCorners() throws {
    let picture = (0..<19).map { y in
      String((0..<9).map { x in column(x, try! shape("╔"))[y] ? "#" : "." })
    }
    #expect(picture[6] == ".........")
    #expect(picture[7] == "..#######")
    #expect(picture[8] == "..#......")
    #expect(picture[11] == "..#...###")
    #expect(picture[12] == "..#...#..")
    #expect(picture[18] == "..#...#..")
  }

  @Test func aDoubleCrossLeavesItsMiddleOpen() throws {
    let cross = try shape("╬")
    #expect(!column(4, cross)[9])
    #expect(column(2, cross).filter { $0 }.count == 16, "but for the three between the lines")
    #expect(column(0, cross)[7] && column(0, cross)[11])
  }

  @Test func blocksFillWhatTheySay() throws {
    func pixels(_ character: Character) throws -> Int {
      try shape(character).areas.reduce(0) { $0 + $1.width * $1.height }
    }
    #expect(try pixels("█") == 9 * 19)
    #expect(try pixels("▀") + pixels("▄") == 9 * 19)
    #expect(try pixels("▌") + pixels("▐") == 9 * 19)
    #expect(try shape("▒").opacity == 0.5)
  }

  @Test func dots() throws {
    #expect(try shape("⣿").dots.count == 8)
    #expect(try shape("⠁").dots.map(\.x) == [2.25])
    #expect(GlyphShape(0x41) == nil)
  }
}
