import CellGrid

/// Colors and where between 0 and 1 each of them is reached.
public struct Gradient: Hashable, Sendable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient from stops, in the order of their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The color at a place; before the first stop its color, after the last one that.
  func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    return low.color.mix(
      with: high.color, by: (location - low.location) / (high.location - low.location))
  }

  /// What stands for the gradient where a terminal has too few colors for it.
  ///
  /// A gradient that one can see through would hide what is behind if it were one color.
  var plainColor: Color {
    guard let first = stops.first, stops.allSatisfy(\.color.isOpaque) else { return .clear }
    return first.color
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from top to bottom.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    GradientFill(self, .linear(from: .top, to: .bottom)).shading(in: environment)
  }
}

/// A gradient from top to bottom, such as that of a color.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let plainColor: Color

  /// Creates a gradient from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    plainColor = gradient.plainColor
  }

  init(_ color: Color) {
    let light = color.mix(with: Color(white: 1), by: 0.25)
    gradient = Gradient(colors: [light, color])
    plainColor = color
  }

  /// The gradient, or the color that it was made of where it cannot be drawn.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    GradientFill(gradient, .linear(from: .top, to: .bottom))
      .shading(in: environment, plain: plainColor)
  }
}

extension Color {
  /// A gentle gradient of the color: a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }
}
