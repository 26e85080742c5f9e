import CellGrid
import Testing

@testable import ViewGraph

struct SpanDamageTests {
  private let size = CellSize(width: 20, height: 6)

  private func bands(_ rects: CellRect...) -> [CellRect] {
    var damage = SpanDamage(size: size)
    for rect in rects { damage.add(rect) }
    #expect(damage.isEmpty == damage.bands.isEmpty)
    return damage.bands
  }

  @Test func aNewOneIsEmptyOrWhole() {
    #expect(bands() == [])
    let all = SpanDamage(size: size, all: true)
    #expect(!all.isEmpty)
    #expect(all.bands == [CellRect(x: 0, y: 0, width: 20, height: 6)])
    #expect(SpanDamage(size: .zero, all: true).isEmpty)
    #expect(SpanDamage(size: CellSize(width: 0, height: 3), all: true).isEmpty)
  }

  @Test func rowsApartStayApart() {
    let (first, second) = (
      CellRect(x: 2, y: 0, width: 3, height: 2), CellRect(x: 15, y: 4, width: 2, height: 1)
    )
    #expect(bands(first, second) == [first, second])
  }

  @Test func rowsThatTouchShareTheirColumns() {
    #expect(
      bands(
        CellRect(x: 2, y: 1, width: 3, height: 1), CellRect(x: 9, y: 2, width: 2, height: 2))
        == [CellRect(x: 2, y: 1, width: 9, height: 3)])
    #expect(
      bands(
        CellRect(x: 9, y: 1, width: 3, height: 1), CellRect(x: 2, y: 1, width: 1, height: 1))
        == [CellRect(x: 2, y: 1, width: 10, height: 1)])
  }

  @Test func whatIsOutsideIsLeftOut() {
    #expect(
      bands(CellRect(x: 18, y: -3, width: 9, height: 4)) == [
        CellRect(x: 18, y: 0, width: 2, height: 1)
      ])
    #expect(bands(CellRect(x: 20, y: 0, width: 5, height: 5)) == [])
    #expect(bands(CellRect(x: -5, y: 0, width: 5, height: 5)) == [])
    #expect(bands(CellRect(x: 3, y: 6, width: 1, height: 9)) == [])
    #expect(bands(CellRect(x: 3, y: 2, width: 0, height: 1)) == [])
    let huge = 1 << 40
    #expect(
      bands(CellRect(x: -huge, y: -huge, width: 2 * huge, height: 2 * huge))
        == [CellRect(x: 0, y: 0, width: 20, height: 6)])
  }

  @Test func nothingIsLeftAfterwards() {
    var damage = SpanDamage(size: size, all: true)
    damage.removeAll()
    #expect(damage.isEmpty)
    #expect(damage.bands == [])
    damage.add(CellRect(x: 4, y: 5, width: 1, height: 1))
    #expect(damage.bands == [CellRect(x: 4, y: 5, width: 1, height: 1)])
  }
}
