import CellGrid

/// The levels of emphasis of the foreground style around.
///
/// Levels that `foregroundStyle(_:_:)` has set are drawn as that says. Another level than the primary one
/// is else the primary style with less intensity (SGR 2), and so are all below it: a terminal has two.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less emphasis.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Even less emphasis.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of emphasis.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// What this level is drawn with.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    let levels = environment.emphasisLevels
    var shading = level < levels.count ? levels[level] : levels[0].dimmed
    shading.isLevel = true
    return shading
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less emphasis.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Even less emphasis.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of emphasis.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
