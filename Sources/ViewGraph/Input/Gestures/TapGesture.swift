import CellGrid
import InputEvents

extension View {
  /// Runs an action when this view is clicked, or clicked several times in a row.
  ///
  /// A press that turns into a drag is no click.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    LayoutModified(content: self, modifier: TapModifier(count: count, action: action))
  }
}

private struct TapModifier: LayoutModifier {
  let count: Int
  let action: () -> Void

  func makeNode(_ context: LayoutModifierContext) -> TapNode {
    TapNode(count, action, context.environment.isEnabled, context.graph)
  }

  func update(_ node: TapNode, from old: Self, _ context: LayoutModifierContext) {
    node.recognizer.count = count
    node.recognizer.action = action
    node.recognizer.isEnabled = context.environment.isEnabled
  }
}

final class TapNode: LayoutNode {
  let recognizer: TapRecognizer

  init(_ count: Int, _ action: @escaping () -> Void, _ isEnabled: Bool, _ graph: Graph) {
    recognizer = TapRecognizer(count: count, action: action, isEnabled: isEnabled)
    super.init(graph)
    recognizer.node = self
  }

  override var responder: (any PointerResponder)? { recognizer }
}

/// Tells a click from other presses: it is released on the view where it began.
@MainActor
final class TapRecognizer: PointerResponder {
  /// The longest time between two clicks of one double click.
  static let interval = Duration.milliseconds(400)

  weak var node: LayoutNode?
  var count: Int
  var action: () -> Void
  var isEnabled: Bool
  private var clicks = 0
  private var lastClick: Duration?
  private var actionAtPress: (() -> Void)?

  init(count: Int, action: @escaping () -> Void, isEnabled: Bool) {
    self.count = count
    self.action = action
    self.isEnabled = isEnabled
  }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard isEnabled, event.button == .left else { return .ignore }
    actionAtPress = action
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim { .arm }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    guard let action = actionAtPress else { return false }
    actionAtPress = nil
    guard let node, node.isHit(atCellX: event.x, y: event.y) else {
      clicks = 0
      return false
    }
    let now = node.graph.now
    if let lastClick, now - lastClick > Self.interval { clicks = 0 }
    lastClick = now
    clicks += 1
    // A single click is left to a view around this one that waits for it.
    guard clicks >= count else { return false }
    clicks = 0
    action()
    return true
  }

  func pointerCancelled(_ reason: PointerCancellation) {
    actionAtPress = nil
    clicks = 0
  }
}
