import LayoutCore
import ViewGraph

extension View {
  /// Makes this part of an item the only one by which it is lifted; the rest of the item stays clickable.
  public func reorderHandle() -> some View {
    LayoutModified(content: self, modifier: ReorderHandleModifier())
  }

  /// Has drags of items in this view move along one axis only: their picture and the choice of the place ignore
  /// the other.
  public func reorderAxis(_ axis: Axis?) -> some View {
    drags { $0.axis = .some(axis) }
  }
}

/// Marks the layout node of a handle.
@MainActor
final class ReorderHandle {
  static let shared = ReorderHandle()
}

private struct ReorderHandleModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> MarkerNode {
    MarkerNode(ReorderHandle.shared, context.graph)
  }

  func update(_ node: MarkerNode, from old: Self, _ context: LayoutModifierContext) {}
}

extension LayoutNode {
  /// Whether this is a handle.
  var isReorderHandle: Bool { (self as? MarkerNode)?.mark === ReorderHandle.shared }

  /// Whether a handle is in this node.
  var holdsReorderHandle: Bool {
    isReorderHandle || children.contains { $0.holdsReorderHandle }
  }
}
