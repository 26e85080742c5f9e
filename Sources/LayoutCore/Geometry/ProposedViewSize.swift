import Foundation

/// The size, in points, that a container offers to a view.
///
/// Each length is zero or more, infinite to ask for the largest size, or `nil` to ask for the
/// ideal one.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer, in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The height on offer, in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from two lengths in points.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of exactly `size`, in points.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size, with the lengths of `size` where it is `nil`.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
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
