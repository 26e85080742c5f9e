import CellGrid

/// The style that `foregroundStyle` has set around.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What text and lines are drawn with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    environment.foregroundShading
  }
}

/// The style of backgrounds: the terminal's own, unless `backgroundStyle` has set another.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What backgrounds are filled with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    environment.backgroundStyle?._shading(in: environment) ?? _Shading(color: .background)
  }
}

/// The style of what the user can act on: the accent color, unless `tint` has set another.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What is drawn in the tint.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    environment.tintStyle?._shading(in: environment) ?? _Shading(color: .accentColor)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle` has set around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what the user can act on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that fills backgrounds; nil stands for the terminal's own background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of what the user can act on; nil stands for the accent color.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `.background` stands for.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the style of what the user can act on.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// Sets the color of what the user can act on; nil stands for the accent color.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }
}
