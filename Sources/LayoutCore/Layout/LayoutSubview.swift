import Foundation

/// A proxy for one child of a layout container.
public struct LayoutSubview {
  /// The child.
  package let element: any LayoutElement
  let metrics: LayoutMetrics
  let index: Int
  let recorder: PlacementRecorder?

  /// The value that the child carries for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The rank in which a stack would hand out space to the child; the higher is served first.
  public var priority: Double { element.layoutPriority }

  /// The distances that the child prefers to its neighbors.
  public var spacing: ViewSpacing {
    var spacing = element.layoutSpacing
    spacing.columnWidth = metrics.defaultColumnSpacing
    return spacing
  }

  /// Returns the size the child takes when offered `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.size(for: proposal)
  }

  /// Returns the size and the alignment guides of the child when offered `proposal`, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: element.size(for: proposal), proposal: proposal, element: element)
  }

  /// Places the child.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the container, in points; it may be fractional.
  ///   - anchor: The point of the child that comes to lie there.
  ///   - proposal: The size offered to the child.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    var origin = position
    if anchor != .topLeading {
      let size = element.size(for: proposal)
      origin.x -= anchor.x == 0 ? 0 : anchor.x * size.width
      origin.y -= anchor.y == 0 ? 0 : anchor.y * size.height
    }
    if let recorder {
      recorder.placements[index] = Placement(origin: origin, proposal: proposal)
    } else {
      element.place(at: origin, proposal: proposal)
    }
  }
}

extension LayoutSubview: Equatable {
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}
