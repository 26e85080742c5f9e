/// Where a card can lie.
package enum Place: Hashable, Sendable {
  case deck
  /// One of the seven piles, counted from zero.
  case pile(Int)
  /// Where the cards of a suit end up, from the ace to the king.
  case suit(Card.Suit)
}
