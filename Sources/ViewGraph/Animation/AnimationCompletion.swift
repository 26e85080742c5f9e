/// When the animations of a transaction count as over.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// Once what they lead to is reached.
  case logicallyComplete
  /// Once they are no longer to be seen, which here is the same.
  case removed
}

/// An action that runs once all animations that a transaction has begun are over.
final class AnimationCompletion {
  private let action: () -> Void
  private var running = 0
  private var isSealed = false
  /// Whether a change of state has taken the transaction along.
  private(set) var isNoted = false

  init(_ action: @escaping () -> Void) { self.action = action }

  func note() { isNoted = true }

  /// One more animation runs.
  func enter() { running += 1 }

  /// One of the animations is over.
  func leave() {
    running -= 1
    runIfOver()
  }

  /// No further animation follows.
  func seal() {
    isSealed = true
    runIfOver()
  }

  private func runIfOver() {
    if isSealed && running == 0 { action() }
  }
}

extension Transaction {
  /// Runs an action once all animations that this transaction begins are over; at once if it begins none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }
}

/// Changes state and shows what that moves with an animation, and runs an action once that is over.
///
/// The action runs at once if nothing is animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state with a transaction of which one property has another value than usual.
@MainActor @preconcurrency
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// A binding whose writes are shown with an animation; nil shows them at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes take a transaction along.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let location = location
    return Binding(
      get: { location.value },
      set: { value in withTransaction(transaction) { location.value = value } })
  }
}
