import Foundation

/// What a player does.
package enum Move: Hashable, Sendable {
  /// Shows the next card of the deck, or begins a new round.
  case draw
  /// Takes a card, with those that lie on it, to a place.
  case carry(Card, to: Place)
}

extension Move: LosslessStringConvertible {
  /// The move as saved games write it: “draw”, “10♥ > 3” for the third pile, “A♠ > ♠” for the place of spades.
  package var description: String {
    switch self {
    case .draw: "draw"
    case .carry(let card, .pile(let number)): "\(card) > \(number + 1)"
    case .carry(let card, .suit(let suit)): "\(card) > \(suit.symbol)"
    case .carry(let card, .deck): "\(card) > deck"
    }
  }

  package init?(_ text: String) {
    if text == "draw" {
      self = .draw
      return
    }
    let parts = text.components(separatedBy: " > ")
    guard parts.count == 2, let card = Card(parts[0]) else { return nil }
    if let number = Int(parts[1]), (1...Table.pileCount).contains(number) {
      self = .carry(card, to: .pile(number - 1))
    } else if parts[1].count == 1, let suit = Card.Suit(rawValue: parts[1].first!) {
      self = .carry(card, to: .suit(suit))
    } else {
      return nil
    }
  }
}
