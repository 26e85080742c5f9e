import CellGrid

/// What text, lines and areas can be drawn with.
@MainActor @preconcurrency
public protocol ShapeStyle {
  /// The color that the style draws with. An implementation detail.
  func _color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  /// The color itself.
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// The color of the erased style.
  public func _color(in environment: EnvironmentValues) -> Color {
    style._color(in: environment)
  }
}

/// The gradient of a color, drawn as the plain color.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let color: Color

  /// The color.
  public func _color(in environment: EnvironmentValues) -> Color { color }
}

/// The levels of emphasis that text has: the default foreground, and dimmed.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let isDim: Bool

  /// Full emphasis.
  public static let primary = HierarchicalShapeStyle(isDim: false)
  /// Less emphasis.
  public static let secondary = HierarchicalShapeStyle(isDim: true)
  /// Even less emphasis, which a terminal shows as `secondary`.
  public static let tertiary = HierarchicalShapeStyle(isDim: true)

  /// The color for this level.
  public func _color(in environment: EnvironmentValues) -> Color { isDim ? .secondary : .primary }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Full emphasis.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less emphasis.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Even less emphasis.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
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
