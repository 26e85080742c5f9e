/// Cards on top of each other, of which the lower ones may lie face down.
package struct Pile: Equatable, Sendable {
  /// From the lowest to the one on top.
  package private(set) var cards: [Card]
  private var hiddenCount: Int

  init(_ cards: [Card], hidden: Int = 0) {
    self.cards = cards
    hiddenCount = hidden
  }

  package var faceDown: ArraySlice<Card> { cards[..<hiddenCount] }
  package var faceUp: ArraySlice<Card> { cards[hiddenCount...] }
  package var top: Card? { cards.last }
  package var isEmpty: Bool { cards.isEmpty }

  /// A card that lies face up with all that are on it; none if it is not here.
  package func run(from card: Card) -> ArraySlice<Card> { faceUp.drop { $0 != card } }

  mutating func add(_ run: some Collection<Card>) { cards += run }

  /// Takes the topmost cards away.
  ///
  /// - Returns: Whether a card was turned up.
  mutating func removeTop(_ count: Int) -> Bool {
    cards.removeLast(count)
    guard hiddenCount > 0, hiddenCount == cards.count else { return false }
    hiddenCount -= 1
    return true
  }
}
