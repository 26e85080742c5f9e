@testable import SolitaireGame

extension Table {
  /// A table from the titles of its cards.
  ///
  /// - Parameter piles: The cards of each pile, those that lie face down before a bar.
  init(deck: String = "", _ piles: [String], ranks: [Card.Suit: Int] = [:]) {
    let piles = (0..<Self.pileCount).map { number in
      let parts = (number < piles.count ? piles[number] : "").split(
        separator: "|", omittingEmptySubsequences: false)
      let cards = parts.map { Card.titled(String($0)) }
      return Pile(Array(cards.joined()), hidden: cards.count > 1 ? cards[0].count : 0)
    }
    self.init(deck: Card.titled(deck), piles: piles, ranks: ranks)
  }

  /// The cards of the piles, in the same form.
  var titles: [String] {
    piles.map { pile in
      let faceUp = pile.faceUp.map(\.title).joined(separator: " ")
      let faceDown = pile.faceDown.map(\.title).joined(separator: " ")
      return faceDown.isEmpty ? faceUp : "\(faceDown)|\(faceUp)"
    }
  }
}

extension Card {
  fileprivate static func titled(_ titles: String) -> [Card] {
    titles.split(separator: " ").map { Card(String($0))! }
  }
}
