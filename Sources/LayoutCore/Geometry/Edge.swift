/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The set that holds only the top.
    public static let top = Set(.top)
    /// The set that holds only the leading side.
    public static let leading = Set(.leading)
    /// The set that holds only the bottom.
    public static let bottom = Set(.bottom)
    /// The set that holds only the trailing side.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Tells whether the set holds `edge`.
    package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }

  /// The axis along which the side bounds a rectangle.
  package var axis: Axis {
    self == .top || self == .bottom ? .vertical : .horizontal
  }
}
