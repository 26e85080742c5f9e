import Foundation

/// Something that a layout measures and places: a node of the view layer.
package protocol LayoutElement: AnyObject {
  /// Returns the size the element takes when offered `proposal`, in points.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// Returns the position of a guide that the element or its content places, in points in its own
  /// coordinates, or `nil`.
  ///
  /// - Parameters:
  ///   - proposal: The proposal under which the element is laid out.
  ///   - size: The size it answered.
  func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

  /// Puts the element's top-leading corner at `origin`, in points in the coordinates of its
  /// container, and lays it out under `proposal`.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// The value that the element carries for the layout value key of this identity.
  func layoutValue(_ key: ObjectIdentifier) -> Any?

  /// The rank in which a stack hands out its space; the higher is served first.
  var layoutPriority: Double { get }

  /// The axes along which the element keeps no distance from its neighbors, as a spacer does.
  var spacerAxes: Axis.Set { get }

  /// Whether an element that answers the same size to the smallest and to the largest length along an axis
  /// answers it to every length between them.
  var isSteady: Bool { get }

  /// The distances that the element prefers to its neighbors.
  var layoutSpacing: ViewSpacing { get }
}

extension LayoutElement {
  package var isSteady: Bool { false }
  package var layoutSpacing: ViewSpacing { ViewSpacing(zeroAlong: spacerAxes) }
}
