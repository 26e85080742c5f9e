import Foundation

extension CGSize {
  /// The length along `axis`.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from a length along `axis` and one across it.
  @inlinable
  package init(_ along: CGFloat, along axis: Axis, across: CGFloat) {
    if axis == .horizontal {
      self.init(width: along, height: across)
    } else {
      self.init(width: across, height: along)
    }
  }

  /// The size with every length that is negative or no number replaced by zero.
  ///
  /// Sizes from outside the built-in layouts pass through here before anything computes with them.
  @inlinable package var withoutInvalidLengths: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Makes a point from a coordinate along `axis` and one across it.
  @inlinable
  package init(_ along: CGFloat, along axis: Axis, across: CGFloat) {
    if axis == .horizontal {
      self.init(x: along, y: across)
    } else {
      self.init(x: across, y: along)
    }
  }
}
