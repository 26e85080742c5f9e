import CellGrid
import InputEvents

/// A report of the pointer to a control, in cells counted from the corner of its frame.
package struct PointerReport {
  package var x: Int
  package var y: Int
  /// The cells of the frame.
  package var width: Int
  package var height: Int
  package var modifiers: EventModifiers
  /// How many times in a row the button was pressed here.
  package var clicks: Int
  /// Whether the pointer is in the frame.
  package var isInside: Bool
}

/// How a control reacts to the primary button.
package struct PointerActions {
  /// Whether the control alone follows the pointer until the button is let go.
  package var takesDrags: Bool
  package var pressed: (PointerReport) -> Void
  package var moved: (PointerReport) -> Void
  /// Called when the button is let go, and with false if the press came to nothing.
  package var ended: (Bool) -> Void

  package init(
    takesDrags: Bool, pressed: @escaping (PointerReport) -> Void,
    moved: @escaping (PointerReport) -> Void = { _ in },
    ended: @escaping (Bool) -> Void = { _ in }
  ) {
    self.takesDrags = takesDrags
    self.pressed = pressed
    self.moved = moved
    self.ended = ended
  }
}

extension View {
  /// Lets a control follow the pointer from a press of the primary button on it.
  package func onPointer(_ actions: PointerActions) -> some View {
    LayoutModified(content: self, modifier: PointerModifier(actions: actions))
  }
}

private struct PointerModifier: LayoutModifier {
  let actions: PointerActions

  func makeNode(_ context: LayoutModifierContext) -> PointerNode {
    let node = PointerNode(actions, context.graph)
    node.isEnabled = context.environment.isEnabled
    return node
  }

  func update(_ node: PointerNode, from old: Self, _ context: LayoutModifierContext) {
    node.actions = actions
    node.isEnabled = context.environment.isEnabled
  }
}

private final class PointerNode: LayoutNode, PointerResponder {
  var actions: PointerActions
  var isEnabled = true
  private var clicks = ClickCount()

  init(_ actions: PointerActions, _ graph: Graph) {
    self.actions = actions
    super.init(graph)
  }

  override var responder: (any PointerResponder)? { self }

  private func report(_ event: PointerEvent) -> PointerReport {
    PointerReport(
      x: event.x - cells.x, y: event.y - cells.y, width: cells.width, height: cells.height,
      modifiers: event.modifiers, clicks: clicks.count,
      isInside: cells.intersection(clip).contains(x: event.x, y: event.y))
  }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard isEnabled, event.button == .left else { return .ignore }
    clicks.press(at: CellPoint(x: event.x, y: event.y), graph.now)
    actions.pressed(report(event))
    return actions.takesDrags ? .capture : .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    actions.moved(report(event))
    return actions.takesDrags ? .capture : .arm
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    actions.ended(true)
    return true
  }

  func pointerCancelled(_ reason: PointerCancellation) { actions.ended(false) }
}
