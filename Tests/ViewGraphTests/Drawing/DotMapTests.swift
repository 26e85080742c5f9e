import CellGrid
import Foundation
import Testing

@testable import ViewGraph

struct DotMapTests {
  /// The dots of cells of 8 by 16 points, 4 points apart, drawn as lines of text.
  private func dots(
    _ width: Int, _ height: Int, _ draw: (inout DotMap) -> Void
  ) -> [String] {
    var map = DotMap(
      cell: CGSize(width: 8, height: 16),
      area: CellRect(x: 0, y: 0, width: width, height: height),
      frame: CellSize(width: width, height: height))
    draw(&map)
    return (0..<4 * height).map { v in
      (0..<2 * width).map { u in
        let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
        return map[u / 2, v / 4] & bits[v % 4][u % 2] != 0 ? "•" : "·"
      }.joined()
    }
  }

  @Test func levelAndUprightLinesHaveNoGaps() {
    let level = dots(2, 1) { $0.addLine(from: CGPoint(x: 0, y: 6), to: CGPoint(x: 16, y: 6)) }
    #expect(level == ["····", "••••", "····", "····"])
    let upright = dots(1, 1) { $0.addLine(from: CGPoint(x: 6, y: 16), to: CGPoint(x: 6, y: 0)) }
    #expect(upright == ["·•", "·•", "·•", "·•"])
  }

  @Test func aDiagonalHasOneDotInEachRow() {
    let steep = dots(1, 1) { $0.addLine(from: .zero, to: CGPoint(x: 8, y: 16)) }
    #expect(steep == ["•·", "•·", "·•", "·•"])
    let even = dots(2, 1) { $0.addLine(from: CGPoint(x: 16, y: 0), to: CGPoint(x: 0, y: 16)) }
    #expect(even == ["···•", "··•·", "·•··", "•···"])
  }

  @Test func linesOnTheFarEdgesAreInside() {
    let box = dots(1, 1) { map in
      map.addLine(from: CGPoint(x: 8, y: 0), to: CGPoint(x: 8, y: 16))
      map.addLine(from: CGPoint(x: 0, y: 16), to: CGPoint(x: 8, y: 16))
    }
    #expect(box == ["·•", "·•", "·•", "••"])
  }

  @Test func whatIsOutsideIsCutOff() {
    let line = dots(1, 1) { map in
      map.addLine(from: CGPoint(x: -1e8, y: 2), to: CGPoint(x: 1e8, y: 2))
      map.addLine(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
      map.add(CGPoint(x: -1, y: -1))
      map.add(CGPoint(x: CGFloat.nan, y: 1))
    }
    #expect(line == ["••", "··", "··", "··"])
  }

  @Test func aThickLineHasAllDotsWithinItsReach() {
    // The middles of the rows are at 2, 6, 10 and 14: the line at 8 reaches from 4 to 12.
    let thick = dots(2, 1) {
      $0.addLine(from: CGPoint(x: 0, y: 8), to: CGPoint(x: 16, y: 8), reach: 4)
    }
    #expect(thick == ["····", "••••", "••••", "····"])
  }

  @Test func aPointIsOneDot() {
    #expect(dots(1, 1) { $0.add(CGPoint(x: 5, y: 9)) } == ["··", "··", "·•", "··"])
  }

  @Test func dashesAlternate() {
    let line = [Polyline(points: [.zero, CGPoint(x: 10, y: 0)])]
    func ends(_ dash: [CGFloat], _ phase: CGFloat = 0) -> [[CGFloat]] {
      line.dashed(StrokeStyle(dash: dash, dashPhase: phase)).map { $0.points.map(\.x) }
    }
    #expect(ends([3, 2]) == [[0, 3], [5, 8]])
    #expect(ends([3, 2], 1) == [[0, 2], [4, 7], [9, 10]])
    #expect(ends([4]) == [[0, 4], [8, 10]])
    #expect(ends([3, 2], -2) == [[2, 5], [7, 10]])
    for odd in [[CGFloat.nan, 1], [0, 0], [-1], []] as [[CGFloat]] {
      #expect(line.dashed(StrokeStyle(dash: odd)).count <= 10)
    }
  }

  @Test func dashesGoAroundCorners() {
    let corner = [Polyline(points: [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 4)])]
    let dashes = corner.dashed(StrokeStyle(dash: [3, 1]))
    #expect(
      dashes.map(\.points) == [
        [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 1)],
        [CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 4)],
      ])
  }
}
