extension View {
  /// Runs an action after the first frame that shows this view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, effect: AppearEffect(appear: action, disappear: nil))
  }

  /// Runs an action after this view has been removed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(content: self, effect: AppearEffect(appear: nil, disappear: action))
  }

  /// Runs an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    EffectView(
      content: self, effect: ChangeEffect(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs a task as long as this view is shown.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs a task as long as this view is shown, and anew when a value changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    EffectView(
      content: self, effect: TaskEffect(id: id, priority: priority, action: action))
  }
}

private struct AppearEffect: ViewEffect {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func appear(_ node: _ViewNode) {
    if let appear { node.graph.afterUpdate(appear) }
  }

  func disappear(_ memory: inout Void, _ node: _ViewNode) {
    if let disappear { node.graph.afterUpdate(disappear) }
  }
}

private struct ChangeEffect<Value: Equatable>: ViewEffect {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func appear(_ node: _ViewNode) {
    if initial { node.graph.afterUpdate { action(value, value) } }
  }

  func update(_ memory: inout Void, from old: Self, _ node: _ViewNode) {
    if old.value != value { node.graph.afterUpdate { action(old.value, value) } }
  }
}

private struct TaskEffect<ID: Equatable>: ViewEffect {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  /// The task that runs, started after the first frame that shows the view.
  final class Running {
    var task: Task<Void, Never>?
    var isOver = false
  }

  private func start(_ node: _ViewNode) -> Running {
    let running = Running()
    let action = action
    node.graph.afterUpdate {
      if running.isOver { return }
      running.task = Task(priority: priority) { @MainActor in await action() }
    }
    return running
  }

  func appear(_ node: _ViewNode) -> Running { start(node) }

  func update(_ running: inout Running, from old: Self, _ node: _ViewNode) {
    if old.id == id { return }
    stop(running)
    running = start(node)
  }

  func disappear(_ running: inout Running, _ node: _ViewNode) { stop(running) }

  private func stop(_ running: Running) {
    running.isOver = true
    running.task?.cancel()
  }
}
