import CellGrid

/// What text, lines and areas can be drawn with: a color, a gradient, or what the environment says.
///
/// To make a style of your own, return another one from `resolve(in:)`:
///
/// ```swift
/// struct Alarm: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.red : Color.gray
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of style that `resolve(in:)` returns.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style draws with in an environment. An implementation detail.
  func _shading(in environment: EnvironmentValues) -> _Shading
}

extension ShapeStyle {
  /// What the resolved style draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    resolve(in: environment)._shading(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles that are part of the framework stand for themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself")
  }
}

extension Never: ShapeStyle {
  /// There is no value of this type, so it draws nothing.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    fatalError("Never draws nothing")
  }
}

extension Color: ShapeStyle {
  /// The color itself.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(color: self) }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  private let style: any ShapeStyle

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// What the erased style draws with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    style._shading(in: environment)
  }

  private var hashable: AnyHashable? { (style as? any Hashable).map { AnyHashable($0) } }

  /// Whether two styles are equal; those that cannot be compared count as different.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    guard let left = left.hashable else { return false }
    return left == right.hashable
  }

  /// Hashes the erased style.
  public func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
}

extension ShapeStyle {
  /// The style at a part of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }
}

private struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _shading(in environment: EnvironmentValues) -> _Shading {
    style._shading(in: environment).opacity(opacity)
  }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var yellow: Color { .yellow }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var cyan: Color { .cyan }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var orange: Color { .orange }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var indigo: Color { .indigo }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var clear: Color { .clear }
}
