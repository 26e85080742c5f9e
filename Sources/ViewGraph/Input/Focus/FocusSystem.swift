import InputEvents

/// A view that keys can be sent to.
@MainActor
package protocol FocusTarget: AnyObject {
  /// The view node that the target belongs to.
  var focusNode: _ViewNode { get }
  var acceptsFocus: Bool { get }
  func focusChanged(_ isFocused: Bool)
}

/// A view that wants to hear of keys.
@MainActor
package protocol KeyResponder: AnyObject {
  /// True if the key was handled, so that no view around hears of it.
  func handleKey(_ press: KeyPress) -> Bool
}

/// A view that takes pasted text.
@MainActor
package protocol PasteResponder: AnyObject {
  /// True if the text was taken, so that no view around hears of it.
  func handlePaste(_ text: String) -> Bool
}

/// Knows which view has the focus, and brings keys to it and to the views around it.
@MainActor
package final class FocusSystem {
  package internal(set) unowned var graph: Graph!
  private weak var current: (any FocusTarget)?

  /// Told when the focus moves.
  var observers: [FocusObserver] = []

  /// Hear of the keys that no view has handled, the last to appear first.
  var globalHandlers: [GlobalKeyHandler] = []

  /// Hears of every key before any view.
  package weak var interceptor: (any KeyResponder)?

  init() {}

  /// The view that has the focus.
  package var target: (any FocusTarget)? {
    guard let current, current.focusNode.isMounted else { return nil }
    return current
  }

  /// Gives the focus to a view, or takes it from all.
  package func focus(_ target: (any FocusTarget)?) {
    let before = self.target
    if before === target { return }
    current = target
    before?.focusChanged(false)
    target?.focusChanged(true)
    for observer in observers { observer.focusMoved(to: target) }
  }

  /// Takes the focus from a view that has it; nothing happens for others.
  package func resign(_ target: any FocusTarget) {
    guard current === target else { return }
    current = nil
    if target.focusNode.isMounted { target.focusChanged(false) }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      for observer in observers { observer.focusMoved(to: self.target) }
    }
  }

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
    if let target {
      var node: _ViewNode? = target.focusNode
      while let view = node {
        if (view as? any KeyResponder)?.handleKey(press) == true { return true }
        node = view.parent
      }
    } else {
      var responders: [any KeyResponder] = []
      graph.root.forEachDescendant { node in
        if let responder = node as? any KeyResponder { responders.append(responder) }
      }
      for responder in responders.reversed() where responder.handleKey(press) { return true }
    }
    for handler in globalHandlers.reversed() where press.phase != .up {
      if handler.action(press) { return true }
    }
    if press.key == .tab && press.phase != .up {
      return moveFocus(backwards: press.modifiers.contains(.shift))
    }
    return ScrollKeys.handle(press, graph)
  }

  /// Scrolls to a view after the next update.
  private func reveal(_ target: any FocusTarget) {
    graph.afterUpdate { [weak target] in
      guard let node = target?.focusNode, node.isMounted else { return }
      var nodes: [LayoutNode] = []
      node.appendLayoutNodes(to: &nodes)
      nodes.first?.reveal()
    }
  }

  /// Gives the focus to the next view that takes it, in the order of the views.
  private func moveFocus(backwards: Bool) -> Bool {
    var targets: [any FocusTarget] = []
    graph.root.forEachDescendant { node in
      if let target = node as? any FocusTarget, target.acceptsFocus { targets.append(target) }
    }
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
}
