import Foundation

/// The identity of an alignment guide: its axis and the type that defines it.
package struct AlignmentKey: Sendable {
  /// How the default position follows from the size, for the guides that come with the library.
  enum Position: UInt8 {
    case start, middle, end, custom
  }

  /// How a container merges the explicit guides of its children.
  package enum Combination: UInt8, Sendable {
    /// Not at all: a container has no explicit guide of this kind.
    case never
    case minimum, maximum, mean
  }

  /// The axis along which the guide is measured.
  package let axis: Axis
  /// How containers merge the guide.
  package let combination: Combination
  let position: Position
  private let type: any AlignmentID.Type

  init(
    _ type: any AlignmentID.Type, axis: Axis, position: Position = .custom,
    combination: Combination = .mean
  ) {
    self.type = type
    self.axis = axis
    self.position = position
    self.combination = combination
  }

  /// The identity of the type that defines the guide.
  package var id: ObjectIdentifier { ObjectIdentifier(type) }

  /// Whether text places the guide.
  package var isBaseline: Bool { position == .end && combination != .never }

  /// Returns the position of the guide in a view of these dimensions that does not place it, in
  /// points.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch position {
    case .start: 0
    case .middle: (axis == .horizontal ? dimensions.width : dimensions.height) / 2
    case .end: axis == .horizontal ? dimensions.width : dimensions.height
    case .custom: type.defaultValue(in: dimensions)
    }
  }

  /// Returns the default position in a container of this size that places no guide, in points.
  package func defaultValue(in size: CGSize) -> CGFloat {
    switch position {
    case .start: 0
    case .middle: size[axis] / 2
    case .end: size[axis]
    case .custom: type.defaultValue(in: ViewDimensions(size: size))
    }
  }

  /// Returns the default position in an element that answered `size` to `proposal`, in points.
  func defaultValue(
    in size: CGSize, proposal: ProposedViewSize, element: any LayoutElement
  ) -> CGFloat {
    switch position {
    case .start: 0
    case .middle: size[axis] / 2
    case .end: size[axis]
    case .custom:
      type.defaultValue(in: ViewDimensions(size: size, proposal: proposal, element: element))
    }
  }
}

extension AlignmentKey: Hashable {
  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}
