import InputEvents

/// Knows which view has the focus, and brings keys to it and to the views around it.
@MainActor
package final class FocusSystem {
  package internal(set) unowned var graph: Graph!
  private weak var current: (any FocusTarget)?
  private var loss: FocusLoss?
  private var arrivals: [WeakTarget] = []
  private var isSettling = false

  /// Told when the focus moves.
  var observers: [FocusObserver] = []

  /// How many mounted views hear of keys that nobody has handled.
  var globalResponders = 0

  /// Hears of every key before any view.
  package weak var interceptor: (any KeyResponder)?

  init() {}

  /// The view that has the focus.
  package var target: (any FocusTarget)? {
    guard let current, current.focusNode.isMounted else { return nil }
    return current
  }

  /// The views that take the focus, in the order of the views.
  package var targets: [any FocusTarget] { targets(below: graph.root) }

  func targets(below node: _ViewNode) -> [any FocusTarget] {
    var targets: [any FocusTarget] = []
    node.forEachDescendant { node in
      if let target = node as? any FocusTarget, target.acceptsFocus { targets.append(target) }
    }
    return targets.filter { target in
      target.focusNode.focusGroups.allSatisfy { $0.isStop(target) }
    }
  }

  // MARK: Moving the focus

  /// Gives the focus to a view, or takes it from all.
  package func focus(_ target: (any FocusTarget)?) {
    let before = self.target
    if before === target { return }
    current = target
    loss = nil
    before?.focusChanged(false)
    target?.focusChanged(true)
    tellObservers()
  }

  /// Gives the focus to the next view that takes it, in the order of the views, and shows it.
  package func moveFocus(backwards: Bool) -> Bool {
    let targets = targets
    if targets.isEmpty { return false }
    let position = target.flatMap { current in targets.firstIndex { $0 === current } }
    let next: Int
    switch (position, backwards) {
    case (let position?, false): next = (position + 1) % targets.count
    case (let position?, true): next = (position + targets.count - 1) % targets.count
    case (nil, false): next = 0
    case (nil, true): next = targets.count - 1
    }
    focus(targets[next])
    reveal(targets[next])
    return true
  }

  private func tellObservers() {
    let target = target
    for observer in observers { observer.focusMoved(to: target) }
  }

  /// Takes the focus from a view that has it; nothing happens for others.
  ///
  /// If the view is going away and one of the same type and with the same identifier comes in the same
  /// update, as when an element moves to another collection, that one gets the focus.
  package func resign(_ target: any FocusTarget) {
    guard current === target else { return }
    current = nil
    if target.focusNode.isMounted {
      target.focusChanged(false)
    } else {
      loss = FocusLoss(of: target)
    }
    settleLater()
  }

  /// Notes that a view that may take the focus has come.
  func arrived(_ target: any FocusTarget) {
    if graph.isReplica { return }
    arrivals.append(WeakTarget(target))
    settleLater()
  }

  private func settleLater() {
    if isSettling { return }
    isSettling = true
    graph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    isSettling = false
    let candidates = arrivals.compactMap(\.target).filter { $0.focusNode.isMounted }
    arrivals = []
    if let loss, target == nil, let heir = candidates.first(where: loss.isInherited) {
      focus(heir)
    }
    loss = nil
    tellObservers()
  }

  // MARK: Input

  /// Sends pasted text to the view with the focus, then outwards; true if a view took it.
  package func paste(_ text: String) -> Bool {
    var node = target?.focusNode
    while let view = node {
      if (view as? any PasteResponder)?.handlePaste(text) == true { return true }
      node = view.parent
    }
    return false
  }

  /// Sends a key to the view with the focus, then outwards; true if a view handled it.
  package func handle(_ press: KeyPress) -> Bool {
    if interceptor?.handleKey(press) == true { return true }
    if target.map({ handle(press, from: $0.focusNode) }) ?? handleUnfocused(press) { return true }
    if press.phase == .up { return false }
    if handleGlobally(press) || moveInSection(press) { return true }
    if press.key == .tab { return moveFocus(backwards: press.modifiers.contains(.shift)) }
    return ScrollKeys.handle(press, graph)
  }

  private func handle(_ press: KeyPress, from start: _ViewNode) -> Bool {
    var node: _ViewNode? = start
    while let view = node {
      if (view as? any KeyResponder)?.handleKey(press) == true { return true }
      node = view.parent
    }
    return false
  }

  private func handleUnfocused(_ press: KeyPress) -> Bool {
    var responders: [any KeyResponder] = []
    graph.root.forEachDescendant { node in
      if let responder = node as? any KeyResponder, responder.hearsUnfocusedKeys {
        responders.append(responder)
      }
    }
    return responders.reversed().contains { $0.handleKey(press) }
  }

  /// Of several views that hear of the same key, the first in the order of the views takes it.
  private func handleGlobally(_ press: KeyPress) -> Bool {
    if globalResponders == 0 { return false }
    var responders: [any GlobalKeyResponder] = []
    graph.root.forEachDescendant { node in
      if let responder = node as? any GlobalKeyResponder { responders.append(responder) }
    }
    return responders.contains { $0.handleGlobalKey(press) }
  }
}

private struct WeakTarget {
  private(set) weak var target: (any FocusTarget)?

  init(_ target: any FocusTarget) { self.target = target }
}

/// A view with the focus that has gone.
@MainActor
private struct FocusLoss {
  private let type: Any.Type
  private let id: AnyHashable?

  init(of target: any FocusTarget) {
    type = Swift.type(of: target)
    id = Self.id(of: target)
  }

  /// Whether a view shows the element that the lost one showed.
  func isInherited(by target: any FocusTarget) -> Bool {
    id != nil && Swift.type(of: target) == type && Self.id(of: target) == id
  }

  /// The identifier of the innermost element of a `ForEach` that a target is in.
  private static func id(of target: any FocusTarget) -> AnyHashable? {
    var node = target.focusRegion
    while let current = node {
      if let item = current.item { return item.id }
      node = current.parent
    }
    return nil
  }
}
