/// One animation that runs.
@MainActor
final class AnimationStep {
  let animation: Animation
  let start: Duration
  private let target: Any?
  /// Shows a part of the change; false if there is nothing left to show it on.
  private let show: (Double) -> Bool
  private let end: () -> Void
  private let completions: [AnimationCompletion]
  private(set) var isOver = false

  init(
    _ animation: Animation, start: Duration, target: Any?,
    completions: [AnimationCompletion] = [], end: @escaping () -> Void,
    show: @escaping (Double) -> Bool
  ) {
    self.completions = completions
    for completion in completions { completion.enter() }
    self.animation = animation
    self.start = start
    self.target = target
    self.end = end
    self.show = show
  }

  /// What the animation leads to, while it runs.
  func target<Value>(as type: Value.Type) -> Value? { isOver ? nil : target as? Value }

  func cancel() {
    if isOver { return }
    isOver = true
    for completion in completions { completion.leave() }
  }

  /// Shows what is to be seen at a time.
  func advance(to now: Duration) {
    if isOver { return }
    let elapsed = now - start
    isOver = animation.isOver(at: elapsed)
    if !show(animation.progress(at: elapsed)) { isOver = true }
    if isOver {
      end()
      for completion in completions { completion.leave() }
    }
  }
}
