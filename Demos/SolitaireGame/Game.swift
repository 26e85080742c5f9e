/// A game from the deal to the last move: everything follows from the seed and the moves.
package struct Game: Equatable, Sendable {
  package let seed: UInt64
  /// Whether an empty pile takes nothing but kings.
  package var kingsOnly: Bool
  package private(set) var table: Table
  package private(set) var moves: [Move] = []
  /// The moves that were taken back, the last one first to come again.
  package private(set) var undone: [Move] = []

  package init(seed: UInt64, kingsOnly: Bool = false) {
    self.seed = seed
    self.kingsOnly = kingsOnly
    table = Table(seed: seed)
  }

  /// Plays a game again; nil if one of the moves cannot be made.
  ///
  /// Empty piles take any card, since the stricter rule may have been chosen later.
  package init?(seed: UInt64, kingsOnly: Bool, moves: [Move], undone: [Move]) {
    self.init(seed: seed)
    for move in moves where !play(move) { return nil }
    var preview = table
    for move in undone.reversed() where !preview.apply(move) { return nil }
    self.kingsOnly = kingsOnly
    self.undone = undone
  }

  package func allows(_ card: Card, to place: Place) -> Bool {
    table.allows(card, to: place, kingsOnly: kingsOnly)
  }

  /// Makes a move; false if the rules do not allow it.
  package mutating func play(_ move: Move) -> Bool {
    guard table.apply(move, kingsOnly: kingsOnly) else { return false }
    moves.append(move)
    undone = []
    return true
  }

  /// Takes the last move back; nil if there is none.
  package mutating func undo() -> Move? {
    guard let last = moves.popLast() else { return nil }
    undone.append(last)
    table = Table(seed: seed)
    for move in moves { _ = table.apply(move) }
    return last
  }

  /// Makes the move again that was taken back last; nil if there is none.
  package mutating func redo() -> Move? {
    guard let next = undone.popLast() else { return nil }
    _ = table.apply(next)
    moves.append(next)
    return next
  }
}
