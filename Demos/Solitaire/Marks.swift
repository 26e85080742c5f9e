import SolitaireGame

/// How something is marked on the table.
enum Mark {
  case cursor
  case held
  case hint
}

/// What is marked on the table: what keys have chosen or lifted, and what a hint is about.
struct Marks {
  private var cards: [Card: Mark] = [:]
  private var places: [Place: Mark] = [:]
  private(set) var deck: Mark?

  /// Later marks win over earlier ones.
  init(hint: Move?, cursor: Cursor?, held: Card?, on table: Table) {
    switch hint {
    case .draw: deck = .hint
    case .carry(let card, let place):
      cards[card] = .hint
      places[place] = .hint
      if case .pile(let number) = place, let top = table.piles[number].top { cards[top] = .hint }
    case nil: break
    }
    if let cursor {
      if let card = cursor.card(on: table) {
        cards[card] = .cursor
      } else if let place = cursor.place {
        places[place] = .cursor
      } else {
        deck = .cursor
      }
    }
    if let held {
      for card in table.run(from: held) { cards[card] = .held }
    }
  }

  subscript(card: Card) -> Mark? { cards[card] }
  subscript(place: Place) -> Mark? { places[place] }
}

extension SolitaireModel {
  var marks: Marks { Marks(hint: hint, cursor: cursor, held: held, on: table) }
}
