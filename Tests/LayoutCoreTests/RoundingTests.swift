import Foundation
import Testing

@testable import LayoutCore

@Suite struct RoundingTests {
  /// Quarter cells from -8 to 8, with what is just within and just beyond the tolerance.
  static let quarters = Array(-32...32)

  @Test(arguments: [1, 8, 16, 2.5] as [CGFloat])
  func wholeRoundsHalvesUp(_ cell: CGFloat) {
    let metrics = LayoutMetrics(cellSize: CGSize(width: cell, height: 1))
    for quarter in Self.quarters {
      // floor(q / 4 + 1 / 2) in whole numbers.
      let expected = Int((Double(quarter + 2) / 4).rounded(.down))
      for noise in [0, 0.9e-6, -0.9e-6] as [CGFloat] {
        // Only a half moves with noise below it beyond the tolerance.
        let length = (CGFloat(quarter) / 4 + noise) * cell
        #expect(metrics.whole(length, axis: .horizontal) == CGFloat(expected) * cell)
      }
    }
  }

  @Test func wholeBeyondTheToleranceRoundsDown() {
    #expect(LayoutMetrics().whole(0.5 - 2e-6, axis: .horizontal) == 0)
    #expect(LayoutMetrics().whole(-1.5, axis: .vertical) == -1)
    #expect(LayoutMetrics().whole(-1.5 - 2e-6, axis: .vertical) == -2)
  }

  @Test func wholeKeepsWhatIsNoLength() {
    let metrics = LayoutMetrics(cellSize: CGSize(width: 8, height: 16))
    #expect(metrics.whole(.infinity, axis: .vertical) == .infinity)
    #expect(metrics.whole(.nan, axis: .vertical) == 0)
  }

  @Test(arguments: quarters) func snappingRoundsHalvesDown(_ quarter: Int) {
    // ceil(q / 4 - 1 / 2) in whole numbers.
    let expected = Int((Double(quarter - 2) / 4).rounded(.up))
    for cell in [1, 8, 16, 2.5] as [CGFloat] {
      for noise in [0, 0.9e-6, -0.9e-6] as [CGFloat] {
        let edge = (CGFloat(quarter) / 4 + noise) * cell
        #expect(snapEdge(edge, cell: cell) == expected, "\(edge) of \(cell)")
      }
    }
  }

  @Test func snappingBeyondTheToleranceRoundsUp() {
    #expect(snapEdge(0.5 + 2e-6, cell: 1) == 1)
    #expect(snapEdge(-1.5 + 2e-6, cell: 1) == -1)
  }

  @Test(arguments: quarters) func floorAndCeilingIgnoreNoise(_ quarter: Int) {
    let cells = CGFloat(quarter) / 4
    let floor = Int((Double(quarter) / 4).rounded(.down))
    let ceiling = Int((Double(quarter) / 4).rounded(.up))
    for noise in [0, 0.9e-6, -0.9e-6] as [CGFloat] {
      #expect(tfloor(cells + noise) == floor)
      #expect(tceil(cells + noise) == ceiling)
    }
  }

  @Test(arguments: [tfloor, tceil, { snapEdge($0, cell: 8) }] as [@Sendable (CGFloat) -> Int])
  func conversionsNeverTrap(_ convert: @Sendable (CGFloat) -> Int) {
    #expect(convert(.infinity) == 1 << 30)
    #expect(convert(-.infinity) == -(1 << 30))
    #expect(convert(.greatestFiniteMagnitude) == 1 << 30)
    #expect(convert(-1e300) == -(1 << 30))
    #expect(convert(.nan) == 0)
    #expect(convert(.leastNonzeroMagnitude) >= 0)
  }

  @Test func conversionsRoundUpToTheLargestNumber() {
    let largest = CGFloat(1 << 30)
    #expect(tfloor(largest - 0.5) == (1 << 30) - 1)
    #expect(tceil(largest - 0.5) == 1 << 30)
    #expect(tfloor(0.5 - largest) == -(1 << 30))
    #expect(tceil(0.5 - largest) == 1 - (1 << 30))
    #expect(tfloor(-largest) == -(1 << 30))
    #expect(tceil(largest) == 1 << 30)
  }

  @Test(arguments: [0.25, -0.25, 7, -7, 6.999, -6.999, 1e9, -1e9, 1.5e9, -1.5e9, 1e300, -1e300])
  func roundingDownIsThatOfTheStandardLibrary(_ value: Double) {
    #expect(Double(roundedDown(CGFloat(value))) == value.rounded(.down))
  }

  @Test func roundingDownKeepsWhatIsNoNumber() {
    #expect(roundedDown(.infinity) == CGFloat.infinity)
    #expect(roundedDown(-.infinity) == -CGFloat.infinity)
    #expect(roundedDown(.nan).isNaN)
  }

  @Test func invalidCellSizesBecomeOne() {
    for invalid in [0, -1, .infinity, .nan] as [CGFloat] {
      let metrics = LayoutMetrics(cellSize: CGSize(width: invalid, height: 16))
      #expect(metrics.cellSize == CGSize(width: 1, height: 16))
    }
  }

  @Test func infiniteFramesSnapToTheLimit() {
    let frame = CGRect(x: 0, y: -CGFloat.infinity, width: .infinity, height: .infinity)
    let cells = SnappedFrame(snapping: frame, cellSize: CGSize(width: 1, height: 1))
    // The bottom is infinity less infinity, which is no number and counts as zero.
    #expect(cells == SnappedFrame(x: 0, y: -(1 << 30), width: 1 << 30, height: 1 << 30))
  }
}
