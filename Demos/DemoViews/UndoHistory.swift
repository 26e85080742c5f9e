/// What a model was before each of its changes.
public struct UndoHistory<State> {
  private var states: [State] = []

  public init() {}

  /// Notes a state that is about to be changed.
  public mutating func note(_ state: State) { states.append(state) }

  /// Brings the last noted state back, and says so.
  public mutating func undo(_ state: inout State) -> String {
    guard let last = states.popLast() else { return "There is nothing to undo." }
    state = last
    return "Took the last change back."
  }
}
