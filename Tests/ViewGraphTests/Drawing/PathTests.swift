import Foundation
import Testing

@testable import ViewGraph

struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-3 && abs(point.y - y) < 1e-3
  }

  @Test func linesAreRemembered() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func onlyARectangleAloneIsOne() {
    #expect(square.form == .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))
    var two = square
    two.addRect(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(two.form == .other)
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 4), cornerRadius: 8)
    #expect(
      round.form
        == .roundedRectangle(
          CGRect(x: 0, y: 0, width: 10, height: 4), corner: CGSize(width: 5, height: 2)))
    #expect(Path(roundedRect: .zero, cornerRadius: 8).form == .rectangle(.zero))
    #expect(
      square.offsetBy(dx: 1, dy: 2).form
        == .rectangle(CGRect(x: 1, y: 2, width: 10, height: 10)))
    #expect(square.applying(AffineTransform(rotationByDegrees: 45)).form == .other)
  }

  @Test func insideIsWhatTheOutlineWindsAround() {
    #expect(square.contains(CGPoint(x: 5, y: 5)))
    #expect(!square.contains(CGPoint(x: 11, y: 5)))
    var two = square
    two.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(two.contains(CGPoint(x: 3, y: 3)))
    #expect(!two.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(two.contains(CGPoint(x: 8, y: 8), eoFill: true))
  }

  @Test func anOpenPathCountsAsClosed() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func ellipsesTouchTheirRectangle() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    let bounds = path.boundingRect
    #expect(isNear(bounds.origin, 10, 20))
    #expect(isNear(CGPoint(x: bounds.maxX, y: bounds.maxY), 50, 40))
    // (x - 30)² / 20² + (y - 30)² / 10² is 0.81 for (48, 30) and 1.05 for (44.6, 37.2).
    #expect(path.contains(CGPoint(x: 48, y: 30)))
    #expect(!path.contains(CGPoint(x: 44.6, y: 37.2)))
  }

  @Test func arcsTurnClockwiseOnTheScreen() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    #expect(path.elements.count == 2)
    #expect(isNear(path.currentPoint, 10, 15))
    var back = Path()
    back.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: true)
    #expect(back.elements.count == 4)
    #expect(isNear(back.currentPoint, 10, 15))
    // Three quarters of a turn the other way pass the point at the top.
    #expect(isNear(CGPoint(x: 10, y: back.boundingRect.minY), 10, 5))
  }

  @Test func aFullTurnIsACircle() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    #expect(isNear(path.boundingRect.origin, -5, -5))
    #expect(path.boundingRect.width > 9.999)
  }

  @Test func trimmingKeepsAPartOfTheLength() {
    let half = square.trimmedPath(from: 0.25, to: 0.5)
    #expect(
      half.elements == [.move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10))])
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.9, to: 0.1).isEmpty)
    let corner = square.trimmedPath(from: 0.2, to: 0.3)
    #expect(
      corner.elements == [
        .move(to: CGPoint(x: 8, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 2)),
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func pointsThatCannotBeDrawnAreLeftOut(_ odd: CGFloat) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: odd, y: 1), CGPoint(x: 4, y: 4)])
    path.addCurve(to: CGPoint(x: 1, y: odd), control1: .zero, control2: CGPoint(x: odd, y: odd))
    for line in path.flattened(step: 1) {
      for point in line.points { #expect(point.isDrawable) }
    }
    #expect(path.flattened(step: 1).first?.points.prefix(2) == [.zero, CGPoint(x: 4, y: 4)])
  }

  @Test func curvesEndWhereTheyShould() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    let points = path.flattened(step: 0.5)[0].points
    #expect(points.last == CGPoint(x: 10, y: 0))
    // The curve's highest point is half as far as its control point.
    #expect(abs((points.map(\.y).max() ?? 0) - 5) < 0.05)
  }

  @Test func closingStartsTheNextPartWhereThisOneBegan() {
    var path = square
    path.addLine(to: CGPoint(x: -5, y: 0))
    let lines = path.flattened(step: 1)
    #expect(lines.count == 2)
    #expect(lines[1].points == [.zero, CGPoint(x: -5, y: 0)])
  }

  @Test func anglesConvert() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.degrees(30) < .degrees(31))
  }
}
