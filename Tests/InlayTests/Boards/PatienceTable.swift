import Foundation
import Inlay

/// A table of patience, written in points: suit piles above seven piles of overlapping cards.
struct PatienceTable: View {
  static let cardSize = CGSize(width: 120, height: 80)
  static let gap: CGFloat = 16

  var game: PatienceGame

  var body: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      HStack(spacing: Self.gap) {
        ForEach(PlayingCard.Suit.allCases) { SuitPile(game: game, suit: $0) }
      }
      HStack(alignment: .top, spacing: Self.gap) {
        ForEach(game.piles.indices, id: \.self) { CardPile(game: game, number: $0) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .reorderContainer(for: PlayingCard.self, in: PlayingCard.Place.self) { change in
        game.lay(change.sources, on: change.destination.collectionID)
      }
      .dragContainer(for: PlayingCard.self) { game.run(from: $0) }
      .dragPreviewsFormation(.stack)
      .dragConfiguration(DragConfiguration(allowMove: true))
      .dropConfiguration { session in
        let pile = Int(session.location.x / (Self.cardSize.width + Self.gap))
        let cards = session.localSession?.draggedItemIDs(for: PlayingCard.self) ?? []
        return DropConfiguration(
          operation: game.allows(cards, onPile: pile) ? .move : .forbidden,
          destination: ReorderDifference<PlayingCard, PlayingCard.Place>.Destination(
            position: .end, collectionID: .pile(pile)))
      }
    }
    .dropPreviewsFormation(.stack)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct CardPile: View {
  var game: PatienceGame
  let number: Int

  var body: some View {
    let cards = game.piles[number]
    let split = game.hidden[number]
    ZStack(alignment: .topLeading) {
      EmptyPlace()
      Cascade {
        ForEach(cards[..<split]) { _ in CardBack() }
        ForEach(cards[split...]) { CardFace(card: $0) }
          .reorderable(collectionID: PlayingCard.Place.pile(number))
      }
    }
  }
}

private struct SuitPile: View {
  var game: PatienceGame
  let suit: PlayingCard.Suit

  var body: some View {
    ZStack {
      EmptyPlace()
      Text(String(suit.rawValue)).foregroundStyle(.secondary)
      ForEach(game.suits[suit] ?? []) { CardFace(card: $0) }
    }
    .dropDestination(for: PlayingCard.self) { cards, _ in game.lay(cards, on: .suit(suit)) }
    .dropConfiguration { session in
      let cards = session.localSession?.draggedItemIDs(for: PlayingCard.self) ?? []
      return DropConfiguration(
        operation: game.allows(cards, onSuit: suit) ? .move : .forbidden)
    }
  }
}

extension View {
  /// Gives a view the size of a card, with a border of one cell.
  fileprivate func card(_ lines: LineSet, _ style: some ShapeStyle) -> some View {
    frame(
      width: PatienceTable.cardSize.width - 16, height: PatienceTable.cardSize.height - 32,
      alignment: .topLeading
    )
    .border(style, lines: lines)
  }
}

private struct EmptyPlace: View {
  var body: some View { Color.clear.card(.dashed, .secondary) }
}

private struct CardFace: View {
  let card: PlayingCard

  var body: some View {
    Text(card.title)
      .foregroundStyle(card.suit.isRed ? .red : .primary)
      .card(.rounded, .primary)
      .background(.background)
      .alignmentGuide(.nextCard) { _ in 32 }
  }
}

private struct CardBack: View {
  var body: some View {
    Text("░░░░░░░░░░░░░")
      .card(.rounded, .primary)
      .background(.background)
      .alignmentGuide(.nextCard) { _ in 16 }
  }
}

extension VerticalAlignment {
  private enum NextCard: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// Where the card on top of another begins.
  fileprivate static let nextCard = VerticalAlignment(NextCard.self)
}

/// Cards that each leave a part of the one below in view, as its alignment guide says.
private struct Cascade: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (subview, start) in zip(subviews, starts(of: subviews)) {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width)
      size.height = max(size.height, start + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, start) in zip(subviews, starts(of: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + start), proposal: .unspecified)
    }
  }

  private func starts(of subviews: Subviews) -> [CGFloat] {
    var start: CGFloat = 0
    return subviews.map { subview in
      defer { start += subview.dimensions(in: .unspecified)[.nextCard] }
      return start
    }
  }
}
