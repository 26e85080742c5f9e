/// A place on the table that keys have chosen.
///
/// The upper row has the deck, its open card, and after a gap the four suits; the lower one the piles.
package struct Cursor: Hashable, Sendable {
  package enum Step: Sendable {
    case left
    case right
    case up
    case down
  }

  package private(set) var isInUpperRow: Bool
  package private(set) var column: Int
  /// How many cards of a pile lie on the chosen one.
  private var depth = 0

  private static let firstSuit = Table.pileCount - Card.Suit.allCases.count

  /// The deck itself.
  package static let deck = Cursor(isInUpperRow: true, column: 0)

  /// The place of something on the table.
  package init(_ place: Place) {
    switch place {
    case .deck: self.init(isInUpperRow: true, column: 1)
    case .pile(let number): self.init(isInUpperRow: false, column: number)
    case .suit(let suit):
      self.init(
        isInUpperRow: true, column: Self.firstSuit + Card.Suit.allCases.firstIndex(of: suit)!)
    }
  }

  /// A card on the table.
  package init(_ card: Card, at place: Place, on table: Table) {
    self.init(place)
    depth = max(0, table.run(from: card).count - 1)
  }

  private init(isInUpperRow: Bool, column: Int) {
    self.isInUpperRow = isInUpperRow
    self.column = column
  }

  /// Where cards would be put down, and where they are taken from but for the deck itself.
  package var place: Place? {
    if !isInUpperRow { return .pile(column) }
    if column >= Self.firstSuit { return .suit(Card.Suit.allCases[column - Self.firstSuit]) }
    return column == 1 ? .deck : nil
  }

  /// The card that would be lifted; nil if there is none.
  package func card(on table: Table) -> Card? {
    switch place {
    case .deck: return table.deck.shown
    case .pile(let number):
      let faceUp = table.piles[number].faceUp
      return faceUp.isEmpty ? nil : faceUp[faceUp.endIndex - 1 - depth(on: table)]
    default: return nil
    }
  }

  /// The depth as far as cards of the pile can be taken, which moves may have changed.
  private func depth(on table: Table) -> Int {
    min(depth, max(0, table.piles[column].faceUp.count - 1))
  }

  /// Moves by a step.
  ///
  /// - Parameter wholePiles: Whether piles count as one place each, as they do for cards to put down.
  package mutating func move(_ step: Step, on table: Table, wholePiles: Bool) {
    switch step {
    case .left, .right:
      let distance = step == .left ? -1 : 1
      var next = column + distance
      // Nothing is between the open card and the suits.
      if isInUpperRow && next == Self.firstSuit - 1 { next += distance }
      guard (0..<Table.pileCount).contains(next) else { return }
      column = next
      depth = 0
    case .up where !isInUpperRow:
      if !wholePiles && depth(on: table) + 1 < table.piles[column].faceUp.count {
        depth = depth(on: table) + 1
      } else {
        isInUpperRow = true
        if column == Self.firstSuit - 1 { column -= 1 }
        depth = 0
      }
    case .down:
      if isInUpperRow {
        isInUpperRow = false
      } else {
        depth = max(0, depth(on: table) - 1)
      }
    case .up: break
    }
  }
}
