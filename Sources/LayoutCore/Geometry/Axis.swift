/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  /// From leading to trailing, along columns of cells.
  case horizontal
  /// From top to bottom, along rows of cells.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The set that holds only the horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The set that holds only the vertical axis.
    public static let vertical = Set(.vertical)

    /// Tells whether the set holds `axis`.
    package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }

  /// The axis across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
