import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one. Lengths are points.
public struct GridItem: Equatable, Sendable {
  /// How long a column is.
  public enum Size: Equatable, Sendable {
    /// Exactly this long.
    case fixed(CGFloat)
    /// A share of the space between these limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns between these limits as the share has room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column is.
  public var size: Size
  /// The gap to the next column, rounded to whole cells; the default of the grid with `nil`.
  public var spacing: CGFloat?
  /// Where a cell is in its column and row; the middle with `nil`.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
