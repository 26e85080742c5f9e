/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline at the leading side.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline at the horizontal middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baseline at the trailing side.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the leading side.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The last baseline at the horizontal middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The last baseline at the trailing side.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
