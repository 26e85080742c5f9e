import CellGrid
import InputEvents

/// Reports of a press on a view, for controls that show it.
package struct PressActions {
  package var changed: (Bool) -> Void
  package var action: () -> Void

  /// Makes the reactions to a press.
  ///
  /// - Parameters:
  ///   - changed: Called as the view is held down and let go.
  ///   - action: Called when it is let go in its frame.
  package init(changed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.changed = changed
    self.action = action
  }
}

extension View {
  /// Lets a control react to being pressed with the primary button.
  package func onPress(
    changed: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: PressModifier(actions: PressActions(changed: changed, action: action)))
  }
}

private struct PressModifier: LayoutModifier {
  let actions: PressActions

  func makeNode(_ context: LayoutModifierContext) -> PressNode {
    let node = PressNode(actions, context.graph)
    update(node, from: self, context)
    return node
  }

  func update(_ node: PressNode, from old: Self, _ context: LayoutModifierContext) {
    node.actions = actions
    node.isEnabled = context.environment.isEnabled
    node.isSpringLoaded =
      node.isEnabled && context.environment.springLoadingBehavior == .enabled
  }
}

private final class PressNode: LayoutNode, PointerResponder, SpringLoaded {
  var actions: PressActions
  var isEnabled = true
  fileprivate(set) var isSpringLoaded = false
  private var isHeld = false
  private var actionAtPress: (() -> Void)?

  init(_ actions: PressActions, _ graph: Graph) {
    self.actions = actions
    super.init(graph)
  }

  override var responder: (any PointerResponder)? { self }

  private func hold(_ isHeld: Bool) {
    if self.isHeld == isHeld { return }
    self.isHeld = isHeld
    actions.changed(isHeld)
  }

  private func isInside(_ event: PointerEvent) -> Bool {
    cells.intersection(clip).contains(x: event.x, y: event.y)
  }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard isEnabled, event.button == .left else { return .ignore }
    actionAtPress = actions.action
    hold(true)
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    hold(isInside(event))
    return .arm
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    let action = actionAtPress
    actionAtPress = nil
    hold(false)
    guard let action, isInside(event) else { return false }
    action()
    return true
  }

  func springLoad() { actions.action() }

  func pointerCancelled(_ reason: PointerCancellation) {
    actionAtPress = nil
    hold(false)
  }
}
