import CellGrid
import Foundation

/// What is animated in a graph, and what the update that goes on will animate.
///
/// Layout jumps to its final frames. What has moved is shown at an offset from there that goes to zero.
@MainActor
final class AnimationStage {
  /// The time from one step to the next.
  static let interval = Duration.milliseconds(16)

  private unowned let graph: Graph
  /// Whether anything is animated.
  let isEnabled: Bool
  private var running: [AnimationStep] = []
  private var timer: TimerQueue.Token?

  private var transaction: Transaction?
  private var scopes: [any AnimationScope] = []
  private var moves: [ObjectIdentifier: (node: LayoutNode, origin: CGPoint)] = [:]
  private var arrivals: [TransitionNode] = []
  private var completions: [AnimationCompletion] = []

  init(_ graph: Graph, isEnabled: Bool) {
    self.graph = graph
    self.isEnabled = isEnabled
  }

  /// Whether any animation runs.
  var isRunning: Bool { !running.isEmpty }

  // MARK: The update that goes on

  /// Whether what moves now may have to be animated.
  private(set) var isRecording = false

  /// Notes the transaction of a change of state.
  func note(_ transaction: Transaction) {
    for completion in transaction.completions where !completion.isNoted {
      completion.note()
      completions.append(completion)
      isRecording = true
    }
    guard isEnabled, transaction.animation != nil || transaction.disablesAnimations else { return }
    self.transaction = transaction
    isRecording = true
  }

  /// Has what a view shows be animated in this update.
  func open(_ scope: any AnimationScope) {
    if !isEnabled || transaction?.disablesAnimations == true { return }
    scopes.append(scope)
    isRecording = true
  }

  func endUpdate() {
    guard isRecording else { return }
    isRecording = false
    transaction = nil
    for scope in scopes { scope.opened = nil }
    scopes = []
    moves = [:]
    arrivals = []
    let completions = completions
    self.completions = []
    for completion in completions { completion.seal() }
  }

  /// The animation of a change of a view in this update; nil if it is shown at once.
  func animation(for view: _ViewNode) -> Animation? {
    guard isRecording else { return nil }
    var node: _ViewNode? = scopes.isEmpty ? nil : view
    while let current = node {
      if let opened = (current as? any AnimationScope)?.opened { return opened }
      node = current.parent
    }
    return transaction?.animation
  }

  private func animation(for layoutNode: LayoutNode) -> Animation? {
    var node: LayoutNode? = scopes.isEmpty ? nil : layoutNode
    while let current = node {
      if let opened = (current as? AnimationScopeNode)?.scope?.opened { return opened }
      node = current.parent
    }
    return transaction?.animation
  }

  /// Notes where a node was before layout placed it elsewhere.
  func noteMove(_ node: LayoutNode, from origin: CGPoint) {
    if moves[ObjectIdentifier(node)] == nil { moves[ObjectIdentifier(node)] = (node, origin) }
  }

  /// Notes a node with a transition that has come.
  func noteArrival(_ node: TransitionNode) {
    if isRecording { arrivals.append(node) }
  }

  /// Begins what the layout that has just been made leads to.
  func layoutDidChange() {
    guard isRecording else { return }
    for (node, origin) in moves.values where node.origin != origin {
      guard let animation = animation(for: node) else { continue }
      move(node, from: origin, animation)
    }
    moves = [:]
    for node in arrivals {
      if let animation = node.transition.animation ?? animation(for: node) {
        bringIn(node, animation)
      }
    }
    arrivals = []
  }

  // MARK: Running animations

  @discardableResult
  func run(
    _ animation: Animation, towards target: Any? = nil, end: @escaping () -> Void = {},
    _ show: @escaping (Double) -> Bool
  ) -> AnimationStep {
    let step = AnimationStep(
      animation, start: graph.now, target: target, completions: completions, end: end,
      show: show)
    running.append(step)
    wait()
    return step
  }

  private func wait() {
    if timer != nil || running.isEmpty { return }
    timer = graph.timers.schedule(at: graph.now + Self.interval) { [weak self] in self?.step() }
  }

  private func step() {
    timer = nil
    for step in running { step.advance(to: graph.now) }
    running.removeAll { $0.isOver }
    wait()
  }

  private func move(_ node: LayoutNode, from origin: CGPoint, _ animation: Animation) {
    let presentation = node.presentation ?? Presentation()
    let offset = CGPoint(
      x: origin.x + presentation.offset.x - node.origin.x,
      y: origin.y + presentation.offset.y - node.origin.y)
    slide(node, presentation, from: offset, animation)
  }

  /// Shows a node at an offset from its place that goes to zero.
  private func slide(
    _ node: LayoutNode, _ presentation: Presentation, from offset: CGPoint, _ animation: Animation
  ) {
    node.presentation = presentation
    presentation.slide?.cancel()
    node.present { $0.offset = offset }
    presentation.slide = run(
      animation, end: { [weak node] in node?.settle() },
      { [weak node] progress in
        guard let node, node.presentation === presentation else { return false }
        let rest = CGFloat(1 - progress)
        node.present { $0.offset = CGPoint(x: offset.x * rest, y: offset.y * rest) }
        return true
      })
  }

  /// Shows a node with an opacity that goes to one.
  private func fade(
    _ node: LayoutNode, _ presentation: Presentation, from opacity: Double, _ animation: Animation
  ) {
    node.presentation = presentation
    presentation.fade?.cancel()
    node.present { $0.opacity = opacity }
    presentation.fade = run(
      animation, end: { [weak node] in node?.settle() },
      { [weak node] progress in
        guard let node, node.presentation === presentation else { return false }
        node.present { $0.opacity = opacity + (1 - opacity) * progress }
        return true
      })
  }

  private func bringIn(_ node: TransitionNode, _ animation: Animation) {
    guard node.isOnScreen else { return }
    let effect = node.transition.insertion
    let presentation = node.presentation ?? Presentation()
    let offset = effect.offset(for: node.size)
    if offset != .zero { slide(node, presentation, from: offset, animation) }
    if let opacity = effect.opacity { fade(node, presentation, from: opacity, animation) }
  }

  // MARK: What leaves

  /// Called before a node leaves the layout tree: what has a transition goes on to be shown on a layer.
  func willLeave(_ node: LayoutNode) {
    guard isRecording, let leaving = TransitionNode.outermost(in: node), leaving.isOnScreen,
      let animation = leaving.transition.animation ?? animation(for: leaving)
    else { return }
    let effect = leaving.transition.removal
    if effect.isIdentity { return }
    let area = leaving.bounds.intersection(leaving.clip)
    if area.isEmpty { return }
    let picture = DepartingPicture(leaving, area, graph)
    let offset = effect.offset(for: leaving.size)
    run(
      animation, end: { picture.remove() },
      { progress in
        let part = CGFloat(progress)
        picture.show(
          offset: CGPoint(x: offset.x * part, y: offset.y * part),
          opacity: effect.opacity.map { 1 + ($0 - 1) * progress } ?? 1)
        return true
      })
  }
}
