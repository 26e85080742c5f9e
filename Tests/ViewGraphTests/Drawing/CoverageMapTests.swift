import CellGrid
import Foundation
import Testing

@testable import ViewGraph

struct CoverageMapTests {
  private let cell = CGSize(width: 8, height: 16)

  private func map(
    _ path: Path, _ width: Int, _ height: Int, evenOdd: Bool = false
  ) -> [[UInt8]] {
    let area = CellRect(x: 0, y: 0, width: width, height: height)
    let map = CoverageMap(path.flattened(step: 1), cell: cell, area: area, evenOdd: evenOdd)
    return (0..<height).map { y in (0..<width).map { map[$0, y] } }
  }

  @Test func whatIsHalfCoveredIsCovered() {
    // A quarter of a cell is 4 by 8 points.
    #expect(map(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), 1, 1) == [[1]])
    #expect(map(Path(CGRect(x: 4, y: 8, width: 4, height: 8)), 1, 1) == [[8]])
    #expect(map(Path(CGRect(x: 0, y: 0, width: 2, height: 16)), 1, 1) == [[5]])
    #expect(map(Path(CGRect(x: 0, y: 0, width: 1.9, height: 16)), 1, 1) == [[0]])
    #expect(map(Path(CGRect(x: 0, y: 4, width: 8, height: 12)), 1, 1) == [[15]])
    #expect(map(Path(CGRect(x: 0, y: 6.1, width: 8, height: 9.9)), 1, 1) == [[12]])
  }

  @Test func aTriangleCoversHalfOfASquare() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 0, y: 32), CGPoint(x: 16, y: 32)])
    // Along the diagonal each quarter is half covered: 1, 4 and 8 of the first cell, and so on.
    #expect(map(path, 2, 2) == [[13, 0], [15, 13]])
  }

  @Test func aHoleIsLeftByTheEvenOddRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 24, height: 48))
    path.addRect(CGRect(x: 8, y: 16, width: 8, height: 16))
    #expect(map(path, 3, 3) == [[15, 15, 15], [15, 15, 15], [15, 15, 15]])
    #expect(map(path, 3, 3, evenOdd: true) == [[15, 15, 15], [15, 0, 15], [15, 15, 15]])
  }

  @Test func onlyTheAreaIsLookedAt() {
    let path = Path(CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
    let area = CellRect(x: 5, y: 7, width: 2, height: 1)
    let map = CoverageMap(path.flattened(step: 1), cell: cell, area: area, evenOdd: false)
    #expect(map.masks == [15, 15])
  }

  /// Counts points of a fine grid, and is compared where the answer is not close to a half.
  @Test(arguments: 0..<40)
  func agreesWithCountingPoints(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      path.addLines(
        (0..<Int.random(in: 3...6, using: &generator)).map { _ in
          CGPoint(
            x: .random(in: -10...50, using: &generator),
            y: .random(in: -10...60, using: &generator))
        })
      path.closeSubpath()
    }
    let evenOdd = seed % 2 == 0
    let found = map(path, 5, 3, evenOdd: evenOdd)
    for y in 0..<3 {
      for x in 0..<5 {
        for quarter in 0..<4 {
          let corner = CGPoint(
            x: CGFloat(x) * 8 + CGFloat(quarter % 2) * 4,
            y: CGFloat(y) * 16 + CGFloat(quarter / 2) * 8)
          let share = coverage(of: path, corner, evenOdd: evenOdd)
          if abs(share - 0.5) < 0.2 { continue }
          #expect((found[y][x] & 1 << quarter != 0) == (share > 0.5))
        }
      }
    }
  }

  private func coverage(of path: Path, _ corner: CGPoint, evenOdd: Bool) -> Double {
    let steps = 12
    var count = 0
    for i in 0..<steps {
      for j in 0..<steps {
        let point = CGPoint(
          x: corner.x + 4 * (CGFloat(i) + 0.5) / CGFloat(steps),
          y: corner.y + 8 * (CGFloat(j) + 0.5) / CGFloat(steps))
        if path.contains(point, eoFill: evenOdd) { count += 1 }
      }
    }
    return Double(count) / Double(steps * steps)
  }
}
