import CellGrid
import Foundation
import LayoutCore

/// A gradient and how it lies in a frame.
package struct GradientFill: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Radii as parts of the frame's sides.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Angles in radians, clockwise from the right.
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  /// What every pen has room for, and few use.
  private final class Definition: Hashable, Sendable {
    let gradient: Gradient
    let geometry: Geometry

    init(_ gradient: Gradient, _ geometry: Geometry) {
      self.gradient = gradient
      self.geometry = geometry
    }

    static func == (left: Definition, right: Definition) -> Bool {
      left === right || left.gradient == right.gradient && left.geometry == right.geometry
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(gradient)
      hasher.combine(geometry)
    }
  }

  private let definition: Definition
  var opacity = 1.0

  init(_ gradient: Gradient, _ geometry: Geometry) {
    definition = Definition(gradient, geometry)
  }

  /// The shading, which is a plain color where the terminal has too few colors for a gradient.
  ///
  /// Each cell gets the nearest of 16 colors, and a smooth change would become bands of unrelated ones.
  func shading(in environment: EnvironmentValues, plain: Color? = nil) -> _Shading {
    _Shading(
      color: plain ?? definition.gradient.plainColor,
      gradient: environment.drawsGradients ? self : nil)
  }

  /// The place of a point of a frame in the gradient, from 0 to 1.
  func location(of point: CGPoint, in frame: CGRect) -> Double {
    func place(_ anchor: UnitPoint) -> CGPoint {
      CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    func ratio(_ value: Double, from start: Double, to end: Double) -> Double {
      // Ends at one place cut the gradient in two there.
      if start == end { return value < start ? 0 : 1 }
      return ((value - start) / (end - start)).clampedToUnit
    }
    switch definition.geometry {
    case .linear(let from, let to):
      let (start, end) = (place(from), place(to))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = (point.x - start.x) * dx + (point.y - start.y) * dy
      return ratio(along, from: 0, to: length)
    case .radial(let anchor, let from, let to):
      let center = place(anchor)
      return ratio(hypot(point.x - center.x, point.y - center.y), from: from, to: to)
    case .elliptical(let anchor, let from, let to):
      let center = place(anchor)
      guard frame.width > 0, frame.height > 0 else { return 0 }
      let distance = hypot(
        (point.x - center.x) / frame.width, (point.y - center.y) / frame.height)
      return ratio(distance, from: from, to: to)
    case .angular(let anchor, let from, let to):
      let center = place(anchor)
      var angle = atan2(point.y - center.y, point.x - center.x) - from
      let turn = 2 * Double.pi
      angle -= (angle / turn).rounded(.down) * turn
      if to < from { angle -= turn }
      return ratio(angle, from: 0, to: to - from)
    }
  }

  /// The colors of the gradient at equal distances.
  ///
  /// Their number does not depend on the frame: a gradient that is drawn at many sizes needs few styles.
  func ramp() -> [Ink] {
    (0...Self.steps).map { step in
      let color = definition.gradient.color(at: Double(step) / Double(Self.steps))
      return color.opacity(opacity).foregroundInk
    }
  }

  static let steps = 128
}

extension EnvironmentValues {
  /// Whether the terminal has colors enough for gradients, 256 or more.
  package var drawsGradients: Bool {
    get { !self[PlainColorsKey.self] }
    set { self[PlainColorsKey.self] = !newValue }
  }
}

private struct PlainColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
