import InputEvents

extension View {
  /// Hears of the keys that neither the view with the focus nor one around it has handled.
  package func onGlobalKey(_ action: @escaping (KeyPress) -> Bool) -> some View {
    EffectView(content: self, effect: GlobalKeyEffect(action: action))
  }
}

private struct GlobalKeyEffect: ViewEffect {
  let action: (KeyPress) -> Bool

  func appear(_ node: _ViewNode) -> GlobalKeyHandler {
    let handler = GlobalKeyHandler(action)
    node.graph.focus.globalHandlers.append(handler)
    return handler
  }

  func update(_ handler: inout GlobalKeyHandler, from old: Self, _ node: _ViewNode) {
    handler.action = action
  }

  func disappear(_ handler: inout GlobalKeyHandler, _ node: _ViewNode) {
    node.graph.focus.globalHandlers.removeAll { [handler] in $0 === handler }
  }
}

@MainActor
final class GlobalKeyHandler {
  var action: (KeyPress) -> Bool

  init(_ action: @escaping (KeyPress) -> Bool) { self.action = action }
}
