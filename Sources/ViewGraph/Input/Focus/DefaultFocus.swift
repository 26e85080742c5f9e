extension View {
  /// Gives a view in this one the focus when this one appears and nothing has the focus.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    EffectView(content: self, effect: DefaultFocusEffect(binding: binding, value: value))
  }
}

private struct DefaultFocusEffect<Value: Hashable>: ViewEffect {
  let binding: FocusState<Value>.Binding
  let value: Value

  func appear(_ node: _ViewNode) {
    let graph = node.graph
    graph.afterUpdate {
      if graph.focus.target == nil { binding.wrappedValue = value }
    }
  }
}
