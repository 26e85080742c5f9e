import CellGrid
import Testing

@Suite struct DamageTests {
  @Test func emptyRectanglesAddNothing() {
    var damage = Damage()
    damage.add(CellRect(x: 3, y: 3, width: 0, height: 4))
    #expect(damage.isEmpty)
    #expect(damage.bounds == .zero)
  }

  @Test func coveredRectanglesAreDropped() {
    var damage = Damage(CellRect(x: 1, y: 1, width: 2, height: 2))
    damage.add(CellRect(x: 0, y: 0, width: 9, height: 9))
    damage.add(CellRect(x: 4, y: 4, width: 1, height: 1))
    #expect(damage.rects == [CellRect(x: 0, y: 0, width: 9, height: 9)])
  }

  @Test func moreThanTwelveBecomeTheirUnion() {
    var damage = Damage()
    for index in 0..<12 { damage.add(CellRect(x: index * 3, y: index, width: 2, height: 1)) }
    #expect(damage.rects.count == 12)
    #expect(!damage.contains(x: 2, y: 0))
    damage.add(CellRect(x: 50, y: 20, width: 2, height: 1))
    #expect(damage.rects == [CellRect(x: 0, y: 0, width: 52, height: 21)])
    #expect(damage.contains(x: 2, y: 0))
  }

  @Test func columnsOfARowAreApart() {
    var damage = Damage(CellRect(x: 5, y: 0, width: 4, height: 3))
    damage.add(CellRect(x: -2, y: 1, width: 4, height: 1))
    damage.add(CellRect(x: 8, y: 1, width: 20, height: 1))
    #expect(damage.columns(ofRow: 1, width: 12) == [0..<2, 5..<12])
    #expect(damage.columns(ofRow: 0, width: 12) == [5..<9])
    #expect(damage.columns(ofRow: 3, width: 12) == [])
  }
}
