import Foundation

/// Where a pointer is that moves over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is on the view; the point is the center of its cell, in points.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

extension View {
  /// Runs an action when the pointer comes over this view or leaves it.
  ///
  /// While such a view is shown the terminal is asked to report every motion of the pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    hover(HoverActions(changed: action, moved: nil))
  }

  /// Runs an action for every cell that the pointer comes to over this view, and when it leaves.
  ///
  /// While such a view is shown the terminal is asked to report every motion of the pointer.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hover(
      HoverActions(
        changed: { if !$0 { action(.ended) } }, moved: { action(.active($0)) },
        space: coordinateSpace.coordinateSpace))
  }

  private func hover(_ actions: HoverActions) -> some View {
    EffectView(
      content: LayoutModified(content: self, modifier: HoverModifier(actions: actions)),
      effect: HoverEffect())
  }
}

/// Counts the mounted views that want to know of motion.
private struct HoverEffect: ViewEffect {
  func appear(_ node: _ViewNode) { node.graph.pointer.hoverViewAppeared() }
  func disappear(_ memory: inout Void, _ node: _ViewNode) {
    node.graph.pointer.hoverViewDisappeared()
  }
}

struct HoverActions {
  let changed: (Bool) -> Void
  let moved: ((CGPoint) -> Void)?
  var space = CoordinateSpace.local
}

private struct HoverModifier: LayoutModifier {
  let actions: HoverActions

  func makeNode(_ context: LayoutModifierContext) -> HoverNode {
    HoverNode(actions, context.graph)
  }

  func update(_ node: HoverNode, from old: Self, _ context: LayoutModifierContext) {
    node.actions = actions
  }
}

final class HoverNode: LayoutNode {
  var actions: HoverActions

  init(_ actions: HoverActions, _ graph: Graph) {
    self.actions = actions
    super.init(graph)
  }

  override var isSolid: Bool { true }

  func set(_ isHovered: Bool) {
    graph.afterUpdate { [changed = actions.changed] in changed(isHovered) }
  }

  /// Called for each cell that the pointer comes to; the point is in points from the corner of the screen.
  func move(to point: CGPoint) {
    guard let moved = actions.moved else { return }
    let origin = origin(of: actions.space)
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    graph.afterUpdate { moved(local) }
  }
}
