/// What goes with a change of state: above all the animation that shows it.
public struct Transaction {
  /// The animation of what the change moves; nil shows the end at once.
  public var animation: Animation?
  /// Whether `animation(_:value:)` is left out for the change.
  public var disablesAnimations = false
  /// What runs once the animations of the change are over.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the closure that is running.
  @MainActor static var current: Transaction?
}

/// Changes state with a transaction.
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer {
    Transaction.current = outer
    for completion in transaction.completions where !completion.isNoted { completion.seal() }
  }
  return try body()
}

/// Changes state and shows what that moves with an animation; nil shows the end at once.
///
/// With `\.accessibilityReduceMotion` there is no animation.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
