import CellGrid
import Foundation
import LayoutCore

/// A gradient along a line.
///
/// Each cell has one color, that at its middle. Where the terminal has 16 colors or fewer, a gradient is
/// drawn as its first color, or not at all if one can see through a part of it.
public struct LinearGradient: ShapeStyle, Hashable {
  private let fill: GradientFill

  /// Creates a gradient between two points of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    fill = GradientFill(gradient, .linear(from: startPoint, to: endPoint))
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// What the gradient draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    fill.shading(in: environment)
  }
}

/// A gradient from a point outwards, in circles.
public struct RadialGradient: ShapeStyle, Hashable {
  private let fill: GradientFill

  /// Creates a gradient between two circles around a point of the frame; radii are in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    fill = GradientFill(gradient, .radial(center: center, from: startRadius, to: endRadius))
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colors at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// What the gradient draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    fill.shading(in: environment)
  }
}

/// A gradient from a point outwards, in ellipses of the frame's shape.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let fill: GradientFill

  /// Creates a gradient between two ellipses; radii are parts of the frame's sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    fill = GradientFill(
      gradient,
      .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction))
  }

  /// Creates a gradient of colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// What the gradient draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    fill.shading(in: environment)
  }
}

/// A gradient around a point, clockwise.
public struct AngularGradient: ShapeStyle, Hashable {
  private let fill: GradientFill

  /// Creates a gradient between two angles, which are clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    // Equal angles stand for a full turn.
    let end = startAngle == endAngle ? startAngle + .degrees(360) : endAngle
    fill = GradientFill(
      gradient, .angular(center: center, from: startAngle.radians, to: end.radians))
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of colors once around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// What the gradient draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    fill.shading(in: environment)
  }
}

extension LinearGradient: View {
  /// The gradient in the whole frame.
  public var body: some View { StyledArea(style: self) }
}

extension RadialGradient: View {
  /// The gradient in the whole frame.
  public var body: some View { StyledArea(style: self) }
}

extension EllipticalGradient: View {
  /// The gradient in the whole frame.
  public var body: some View { StyledArea(style: self) }
}

extension AngularGradient: View {
  /// The gradient in the whole frame.
  public var body: some View { StyledArea(style: self) }
}
