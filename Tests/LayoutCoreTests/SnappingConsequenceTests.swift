import Foundation
import Testing

@testable import LayoutCore

/// What follows from snapping absolute edges, for cuts of a line in sixths of a cell.
@Suite struct SnappingConsequenceTests {
  private func span(_ start: Int, _ end: Int, by cell: CGFloat) -> (start: Int, end: Int) {
    let frame = CGRect(
      x: CGFloat(start) / 6 * cell, y: 0, width: CGFloat(end - start) / 6 * cell, height: cell)
    let cells = SnappedFrame(snapping: frame, cellSize: CGSize(width: cell, height: cell))
    return (cells.x, cells.x + cells.width)
  }

  @Test(arguments: [1, 8, 16] as [CGFloat])
  func touchingFramesTouchInCells(_ cell: CGFloat) {
    for a in -13..<13 {
      for b in a..<13 {
        for c in b..<13 {
          #expect(span(a, b, by: cell).end == span(b, c, by: cell).start)
        }
      }
    }
  }

  @Test func framesInsideStayInside() {
    for a in -13..<13 {
      for d in a..<13 {
        let outer = span(a, d, by: 8)
        for b in a...d {
          for c in b...d {
            let inner = span(b, c, by: 8)
            #expect(outer.start <= inner.start && inner.end <= outer.end)
          }
        }
      }
    }
  }

  @Test(arguments: 0...5) func wholeSizesAndGapsAreKept(_ cells: Int) {
    for start in -60...60 {
      let span = span(start, start + 6 * cells, by: 16)
      #expect(span.end - span.start == cells)
    }
  }

  @Test(arguments: [-7, -1, 1, 3]) func movingByWholeCellsMovesExactly(_ cells: Int) {
    for start in -13..<13 {
      for end in start..<13 {
        let before = span(start, end, by: 8)
        let after = span(start + 6 * cells, end + 6 * cells, by: 8)
        #expect(after.start == before.start + cells && after.end == before.end + cells)
      }
    }
  }
}
