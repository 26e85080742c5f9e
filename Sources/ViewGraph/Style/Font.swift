import CellGrid

/// A font, as far as a terminal has any: all text has one size, and weight is bold, normal or dim.
///
/// | font | terminal |
/// |---|---|
/// | `largeTitle`, `title`, `title2`, `title3`, `headline` | bold |
/// | `body`, `callout`, `subheadline` | normal |
/// | `footnote`, `caption`, `caption2` | dim |
public struct Font: Hashable, Sendable {
  package let attributes: CellAttributes

  public static let largeTitle = Font(attributes: .bold)
  public static let title = Font(attributes: .bold)
  public static let title2 = Font(attributes: .bold)
  public static let title3 = Font(attributes: .bold)
  public static let headline = Font(attributes: .bold)
  public static let subheadline = Font(attributes: [])
  public static let body = Font(attributes: [])
  public static let callout = Font(attributes: [])
  public static let footnote = Font(attributes: .dim)
  public static let caption = Font(attributes: .dim)
  public static let caption2 = Font(attributes: .dim)

  /// The font in bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }

  /// The font in italics.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }

  /// The font with digits of one width, which all digits of a terminal have.
  public func monospacedDigit() -> Font { self }
}
