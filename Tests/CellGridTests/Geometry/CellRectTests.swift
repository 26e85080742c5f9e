import CellGrid
import Testing

@Suite struct CellRectTests {
  private let rect = CellRect(x: 2, y: 3, width: 4, height: 5)

  @Test func edgesAreHalfOpen() {
    #expect(rect.maxX == 6)
    #expect(rect.maxY == 8)
    #expect(rect.contains(x: 2, y: 3))
    #expect(rect.contains(x: 5, y: 7))
    #expect(!rect.contains(x: 6, y: 7))
    #expect(!rect.contains(x: 5, y: 8))
    #expect(!rect.contains(x: 1, y: 3))
  }

  @Test func intersectionOfSeparateRectanglesIsZero() {
    #expect(rect.intersection(CellRect(x: 6, y: 3, width: 1, height: 1)) == .zero)
    #expect(rect.intersection(CellRect(x: 3, y: 4, width: 0, height: 9)) == .zero)
    #expect(
      rect.intersection(CellRect(x: 0, y: 6, width: 4, height: 9))
        == CellRect(x: 2, y: 6, width: 2, height: 2))
  }

  @Test func unionIgnoresEmptyRectangles() {
    let empty = CellRect(x: -9, y: -9, width: 0, height: 3)
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
    #expect(empty.union(empty) == .zero)
    #expect(
      rect.union(CellRect(x: 0, y: 9, width: 1, height: 1))
        == CellRect(x: 0, y: 3, width: 6, height: 7))
  }

  @Test func insetNeverTurnsInsideOut() {
    #expect(rect.insetBy(dx: 1, dy: 2) == CellRect(x: 3, y: 5, width: 2, height: 1))
    #expect(rect.insetBy(dx: 2, dy: 0) == .zero)
    #expect(rect.insetBy(dx: -1, dy: -1) == CellRect(x: 1, y: 2, width: 6, height: 7))
  }

  @Test func hugeValuesDoNotTrap() {
    let values = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
    for x in values {
      for width in values {
        let rect = CellRect(x: x, y: x, width: width, height: width)
        #expect(rect.maxX >= rect.x)
        // At the end of all numbers a rectangle has no room to be anything but empty.
        guard x < Int.max - 1 else { continue }
        for other in values {
          let second = CellRect(x: other, y: width, width: x, height: other)
          let common = rect.intersection(second)
          #expect(common.isEmpty || (rect.contains(common) && second.contains(common)))
          #expect(rect.union(second).contains(rect))
          _ = rect.offsetBy(dx: other, dy: width).insetBy(dx: width, dy: other)
        }
      }
    }
  }
}
