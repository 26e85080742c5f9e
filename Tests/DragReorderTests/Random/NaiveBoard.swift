import Foundation

/// Where everything of a random board lies, written down from the sizes of the cards alone.
struct NaiveBoard {
  struct Pile: Equatable {
    var id: Int
    var cards: [Int]
  }

  /// A place between the cards of a pile that are not carried.
  struct Gap: Equatable {
    var pile: Int
    var base: Int
  }

  /// A header or a card along the axis of a stack, the gap left out.
  struct Span {
    /// The card's place among those that are not carried; nil for the header of the pile.
    var base: Int?
    var pile: Int
    var start: CGFloat
    var extent: CGFloat
  }

  static let corner = CGPoint(x: 3, y: 2)
  static let extent = CGSize(width: 26, height: 12)

  let shape: BoardShape
  /// How far the board is scrolled.
  var offset: CGFloat
  /// The part of the screen that there is.
  var screen: CGSize

  static func size(of card: Int, _ shape: BoardShape) -> CGSize {
    switch shape {
    case .columns: CGSize(width: 8, height: [1, 3, 1, 2, 4][card % 5])
    case .grid: CGSize(width: 5, height: 2)
    case .list: CGSize(width: 26, height: 1)
    case .rows: CGSize(width: 26, height: 3)
    }
  }

  /// The part of the board that can be seen.
  var bounds: CGRect {
    CGRect(origin: Self.corner, size: Self.extent)
      .intersection(CGRect(origin: .zero, size: screen))
  }

  /// What is at each place: the frames of all cards, pile by pile, and the headers of the piles.
  func frames(_ piles: [Pile]) -> (cards: [[CGRect]], headers: [CGRect]) {
    var cards: [[CGRect]] = []
    var headers: [CGRect] = []
    var y = Self.corner.y - offset
    for pile in piles {
      var frames: [CGRect] = []
      if shape == .columns { y = Self.corner.y }
      let x = Self.corner.x + (shape == .columns ? CGFloat(pile.id * 9) : 0)
      if shape == .columns || shape == .list {
        headers.append(CGRect(x: x, y: y, width: shape == .list ? 26 : 8, height: 1))
        y += 1
      }
      for (index, card) in pile.cards.enumerated() {
        let size = Self.size(of: card, shape)
        if shape == .grid {
          let corner = CGPoint(x: x + CGFloat(index % 4 * 7), y: y + CGFloat(index / 4 * 3))
          frames.append(CGRect(origin: corner, size: size))
        } else {
          frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
          y += size.height
        }
      }
      // An empty section keeps a row.
      if shape == .list && pile.cards.isEmpty { y += 1 }
      cards.append(frames)
    }
    return (cards, headers)
  }

  /// The order that is shown with some cards in a gap; without one they are where they live.
  static func shown(_ piles: [Pile], carrying sources: [Int], at gap: Gap?) -> [Pile] {
    guard let gap else { return piles }
    return piles.map { pile in
      var cards = pile.cards.filter { !sources.contains($0) }
      if pile.id == gap.pile { cards.insert(contentsOf: sources, at: gap.base) }
      return Pile(id: pile.id, cards: cards)
    }
  }

  /// The card of the live order at a cell.
  func card(atX x: Int, y: Int, _ piles: [Pile]) -> (id: Int, frame: CGRect)? {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    guard bounds.contains(point) else { return nil }
    for (pile, frames) in zip(piles, frames(piles).cards) {
      for (card, frame) in zip(pile.cards, frames) where frame.contains(point) {
        return (card, frame)
      }
    }
    return nil
  }
}
