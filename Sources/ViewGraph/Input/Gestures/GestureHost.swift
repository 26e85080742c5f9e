import CellGrid
import Foundation

extension View {
  /// Adds a gesture to this view; gestures of the views in it come first.
  public func gesture<Content: Gesture>(_ gesture: Content, isEnabled: Bool = true) -> some View {
    LayoutModified(
      content: self,
      modifier: GestureModifier(gesture: gesture, precedence: .normal, isEnabled: isEnabled))
  }

  /// Adds a gesture to this view that comes before those of the views in it.
  public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool = true
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: GestureModifier(gesture: gesture, precedence: .high, isEnabled: isEnabled))
  }

  /// Adds a gesture to this view that is recognized beside those of the views in it and around it.
  public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool = true
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: GestureModifier(
        gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled))
  }
}

/// Which gestures of a view and of the views in it are recognized.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views in this one.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture to this view, and decides whether those of the views in it are recognized as well.
  public func gesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask
  ) -> some View {
    allowsHitTestingOfContent(mask)
      .gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture that comes before those of the views in this one, as far as a mask lets them.
  public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask
  ) -> some View {
    allowsHitTestingOfContent(mask)
      .highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture that is recognized beside those of the views in this one, as far as a mask lets them.
  public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask
  ) -> some View {
    allowsHitTestingOfContent(mask)
      .simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  private func allowsHitTestingOfContent(_ mask: GestureMask) -> some View {
    allowsHitTesting(mask.contains(.subviews)).contentShape(Rectangle())
  }
}

private struct GestureModifier<Content: Gesture>: LayoutModifier {
  let gesture: Content
  let precedence: PointerPrecedence
  let isEnabled: Bool

  func makeNode(_ context: LayoutModifierContext) -> GestureNode {
    let host = GestureHost(gesture, precedence)
    let node = GestureNode(host, context.graph)
    host.node = node
    host.isEnabled = isEnabled && context.environment.isEnabled
    return node
  }

  func update(_ node: GestureNode, from old: Self, _ context: LayoutModifierContext) {
    let host = node.host as! GestureHost<Content>
    host.recognizer.update(gesture)
    host.isEnabled = isEnabled && context.environment.isEnabled
  }
}

final class GestureNode: LayoutNode {
  let host: any PointerResponder

  init(_ host: any PointerResponder, _ graph: Graph) {
    self.host = host
    super.init(graph)
  }

  override var responder: (any PointerResponder)? { host }

  override func admitsHit(atCellX x: Int, y: Int) -> Bool {
    contentShape?.admitsHit(atCellX: x, y: y) ?? true
  }
}

/// Brings the pointer and the time to the recognizer of a gesture.
@MainActor
final class GestureHost<Content: Gesture>: PointerResponder {
  weak var node: LayoutNode?
  let recognizer: _GestureRecognizerOf<Content>
  let precedence: PointerPrecedence
  private var timer: TimerQueue.Token?
  /// The last report, which a timer repeats at its time.
  private var last: GestureEvent?
  /// The press, while a view further in may still make a click of it.
  private var withheld: GestureEvent?

  var isEnabled = true {
    didSet { if !isEnabled && oldValue { recognizer.cancel() } }
  }

  init(_ gesture: Content, _ precedence: PointerPrecedence) {
    recognizer = Content._makeRecognizer(gesture)
    self.precedence = precedence
  }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard isEnabled, event.button == .left,
      let press = gestureEvent(.pressed, event, isInside: true)
    else { return .ignore }
    let isSimultaneous = precedence == .simultaneous
    if recognizer.takesDrags && event.isDragReserved && !isSimultaneous { return .ignore }
    if recognizer.phase.isOver { recognizer.reset() }
    if recognizer.beginsAtPress && event.isArmed && !isSimultaneous {
      withheld = press
      return .reserveDrag
    }
    handle(press)
    if recognizer.claimsPointer { return .capture }
    return recognizer.takesDrags ? .reserveDrag : .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    guard isEnabled, let motion = gestureEvent(.moved, event) else { return .ignore }
    if let withheld {
      if withheld.cell == motion.cell { return .reserveDrag }
      handle(withheld)
    }
    withheld = nil
    handle(motion)
    if recognizer.claimsPointer { return .capture }
    return recognizer.phase.isOver ? .ignore : .arm
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    guard isEnabled, withheld == nil, let release = gestureEvent(.released, event) else {
      withheld = nil
      return false
    }
    let wasOver = recognizer.phase.isOver
    handle(release)
    return recognizer.claimsPointer || (!wasOver && recognizer.phase.hasEnded)
  }

  func pointerCancelled(_ reason: PointerCancellation) {
    withheld = nil
    recognizer.cancel()
    schedule()
  }

  private func handle(_ event: GestureEvent) {
    last = event
    recognizer.handle(event)
    schedule()
  }

  private func gestureEvent(
    _ kind: GestureEvent.Kind, _ event: PointerEvent, isInside: Bool? = nil
  ) -> GestureEvent? {
    guard let node, node.isOnScreen else { return nil }
    let cell = node.graph.metrics.cellSize
    return GestureEvent(
      kind: kind, time: node.graph.now, date: node.graph.date,
      cell: CellPoint(x: event.x, y: event.y),
      location: CGPoint(
        x: (CGFloat(event.x) + 0.5) * cell.width, y: (CGFloat(event.y) + 0.5) * cell.height),
      isInside: isInside ?? node.isHit(atCellX: event.x, y: event.y), modifiers: event.modifiers,
      origin: { [weak node] in node?.origin(of: $0) ?? .zero })
  }

  /// Has the graph call back at the time that the recognizer waits for.
  private func schedule() {
    guard let graph = node?.graph else { return }
    if let timer { graph.timers.cancel(timer) }
    timer = nil
    guard !recognizer.phase.isOver, let deadline = recognizer.deadline else { return }
    timer = graph.timers.schedule(at: deadline) { [weak self] in self?.timeHasCome() }
  }

  private func timeHasCome() {
    timer = nil
    guard let node, node.isOnScreen, var event = last else { return recognizer.cancel() }
    let graph = node.graph
    event.kind = .timer
    event.time = graph.now
    event.date = graph.date
    recognizer.handle(event)
    if recognizer.claimsPointer { graph.pointer.claim(self) }
    schedule()
  }
}
