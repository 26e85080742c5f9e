import CellGrid

/// A background that is told apart from what is behind; in a terminal that is its own background.
public struct Material: ShapeStyle, Hashable {
  /// The material of other frameworks that lets through the most.
  public static let ultraThin = Material()
  /// A material that lets through much.
  public static let thin = Material()
  /// The usual material.
  public static let regular = Material()
  /// A material that lets through little.
  public static let thick = Material()
  /// The material that lets through the least.
  public static let ultraThick = Material()
  /// The material of bars.
  public static let bar = Material()

  /// The style of backgrounds, through which nothing is seen.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    BackgroundStyle()._shading(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of text that stands where there is none yet.
  public static var placeholder: HierarchicalShapeStyle { .secondary }
  /// The style of lines between parts.
  public static var separator: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of links.
  public static var link: TintShapeStyle { TintShapeStyle() }
  /// The style of what is selected.
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The color of what the user can act on.
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle {
  /// This style with less emphasis.
  public var secondary: some ShapeStyle { DimmedStyle(style: self) }
  /// This style with even less emphasis, which a terminal draws like the second level.
  public var tertiary: some ShapeStyle { DimmedStyle(style: self) }
  /// This style at its fourth level of emphasis, which a terminal draws like the second.
  public var quaternary: some ShapeStyle { DimmedStyle(style: self) }
}

private struct DimmedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style

  func _shading(in environment: EnvironmentValues) -> _Shading {
    style._shading(in: environment).dimmed
  }
}
