import CellGrid
import Foundation

/// A font, as far as a terminal has any: all text has one size, and weight is bold, normal or dim.
///
/// | font | terminal |
/// |---|---|
/// | `largeTitle`, `title`, `title2`, `title3`, `headline` | bold |
/// | `body`, `callout`, `subheadline` | normal |
/// | `footnote`, `caption`, `caption2` | dim |
/// | sizes of 20 points and more | bold |
/// | sizes between | normal |
/// | sizes of 13 points and less | dim |
/// | weights `semibold`, `bold`, `heavy`, `black` | bold, whatever the size |
/// | weights `regular`, `medium` | normal, whatever the size |
/// | weights `ultraLight`, `thin`, `light` | dim, whatever the size |
/// | italic | italic |
/// | designs, widths, small capitals, monospaced digits | no difference |
public struct Font: Hashable, Sendable {
  package let attributes: CellAttributes

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// What text is used for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    fileprivate var weight: Weight {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: .bold
      case .body, .callout, .subheadline: .regular
      case .footnote, .caption, .caption2: .light
      }
    }
  }

  /// The shapes of letters, which a terminal decides on itself.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let attributes: CellAttributes
    static let allAttributes: CellAttributes = [.bold, .dim]

    public static let ultraLight = Weight(attributes: .dim)
    public static let thin = Weight(attributes: .dim)
    public static let light = Weight(attributes: .dim)
    public static let regular = Weight(attributes: [])
    public static let medium = Weight(attributes: [])
    public static let semibold = Weight(attributes: .bold)
    public static let bold = Weight(attributes: .bold)
    public static let heavy = Weight(attributes: .bold)
    public static let black = Weight(attributes: .bold)
  }

  /// The font for a use of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(attributes: (weight ?? style.weight).attributes)
  }

  /// The font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let usual: Weight = size >= 20 ? .bold : size <= 13 ? .light : .regular
    return Font(attributes: (weight ?? usual).attributes)
  }

  /// The font of a size in points; all fonts of a terminal are the same.
  public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }

  /// The font of a size in points that would grow with a use of text.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    .system(size: size)
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    Font(attributes: attributes.subtracting(Weight.allAttributes).union(weight.attributes))
  }

  /// The font in bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }

  /// The font in italics.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }

  /// The font with digits of one width, which all digits of a terminal have.
  public func monospacedDigit() -> Font { self }

  /// The font with characters of one width, which all characters of a terminal have.
  public func monospaced() -> Font { self }

  /// The font with small capitals, which a terminal does not have.
  public func smallCaps() -> Font { self }
}
