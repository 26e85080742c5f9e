import Foundation

/// The size, in points, that a container offers to a view.
///
/// Each length is zero or more, infinite to ask for the largest size, or `nil` to ask for the
/// ideal one.
public struct ProposedViewSize: Sendable {
  // No number stands for `nil`, so that proposals are two registers wide and quick to compare:
  // every view of a layout looks up several of them.
  @usableFromInline var storedWidth: CGFloat
  @usableFromInline var storedHeight: CGFloat

  /// The width on offer, in points, or `nil` for the ideal width.
  @inlinable public var width: CGFloat? {
    get { storedWidth.isNaN ? nil : storedWidth }
    set { storedWidth = Self.stored(newValue) }
  }

  /// The height on offer, in points, or `nil` for the ideal height.
  @inlinable public var height: CGFloat? {
    get { storedHeight.isNaN ? nil : storedHeight }
    set { storedHeight = Self.stored(newValue) }
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from two lengths in points; what is no number counts as `nil`.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    storedWidth = Self.stored(width)
    storedHeight = Self.stored(height)
  }

  /// Makes a proposal of exactly `size`, in points.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  static func stored(_ length: CGFloat?) -> CGFloat { length ?? .nan }

  /// Returns the proposal as a size, with the lengths of `size` where it is `nil`.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: Hashable {
  @inlinable
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
    isSame(a.storedWidth, b.storedWidth) && isSame(a.storedHeight, b.storedHeight)
  }

  @inlinable
  static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// The two lengths, or "nil" for an ideal one.
  public var description: String {
    func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
    return "ProposedViewSize(width: \(text(width)), height: \(text(height)))"
  }
}

extension ProposedViewSize {
  /// The length on offer along `axis`.
  @inlinable
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The length on offer along `axis`, or no number for `nil`.
  @inlinable
  package func stored(along axis: Axis) -> CGFloat {
    axis == .horizontal ? storedWidth : storedHeight
  }

  /// Makes a proposal from two lengths for which no number stands for `nil`.
  @inlinable
  package init(stored along: CGFloat, along axis: Axis, across: CGFloat) {
    storedWidth = axis == .horizontal ? along : across
    storedHeight = axis == .horizontal ? across : along
  }

  /// Makes a proposal from a length along `axis` and one across it.
  @inlinable
  package init(_ along: CGFloat?, along axis: Axis, across: CGFloat?) {
    if axis == .horizontal {
      self.init(width: along, height: across)
    } else {
      self.init(width: across, height: along)
    }
  }
}
