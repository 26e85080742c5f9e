import Inlay
import SolitaireGame

/// A card that lies face up. Its upper edge says which one it is, so that a row of it is enough.
struct CardFace: View {
  let card: Card
  let mark: Mark?
  @Environment(\.metrics) private var metrics

  init(card: Card, mark: Mark? = nil) {
    self.card = card
    self.mark = mark
  }

  var body: some View {
    let ink = card.suit.isRed ? Color.redSuit : .blackSuit
    CardEdge(lines: mark?.lines ?? .rounded, color: mark == nil ? .edge : .blackSuit) {
      CardPicture(card: card, columns: metrics.face.columns, rows: metrics.face.rows)
        .foregroundStyle(ink)
    }
    .overlay(alignment: .topLeading) { title.foregroundStyle(ink) }
    .overlay(alignment: .bottomTrailing) {
      if metrics.face.rows > 1 { title.foregroundStyle(ink) }
    }
    .background(mark?.paper ?? .paper)
  }

  private var title: some View {
    // Many terminals brighten what is bold, which would make black gray.
    Text(metrics.face.columns < 5 ? card.title : " \(card.title) ").bold(card.suit.isRed)
      .padding(.horizontal, metrics.cell.width)
  }
}

/// Most cards stay as they are when others move, and are not made again.
extension CardFace: Equatable {
  nonisolated static func == (first: CardFace, second: CardFace) -> Bool {
    first.card == second.card && first.mark == second.mark
  }
}

/// A card that lies face down.
struct CardBack: View {
  let label: String
  let mark: Mark?
  @Environment(\.metrics) private var metrics

  init(label: String = "", mark: Mark? = nil) {
    self.label = label
    self.mark = mark
  }

  var body: some View {
    let face = metrics.face
    // Where the edges lie within cells, there is room for one more; what is too much is cut off.
    let row = String(repeating: "░", count: face.columns + 1)
    CardEdge(lines: mark?.lines ?? .rounded, color: mark == nil ? .backPattern : .gold) {
      Text(Array(repeating: row, count: face.rows).joined(separator: "\n"))
        .foregroundStyle(Color.backPattern)
        .fixedSize()
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .clipped()
    }
    .overlay {
      if !label.isEmpty {
        Text(face.columns < 5 ? label : " \(label) ").bold()
          .foregroundStyle(Color.brightChalk).background(Color.back)
      }
    }
    .background(Color.back)
  }
}

extension CardBack: Equatable {
  nonisolated static func == (first: CardBack, second: CardBack) -> Bool {
    first.label == second.label && first.mark == second.mark
  }
}

/// A place on the felt where a card can go.
struct EmptyPlace<Label: View>: View {
  var mark: Mark?
  @ViewBuilder var label: Label

  var body: some View {
    CardEdge(lines: mark?.lines ?? .dashed, color: mark == nil ? .chalk : .gold) {
      label.foregroundStyle(mark == nil ? Color.chalk : .gold)
    }
  }
}

extension EmptyPlace where Label == EmptyView {
  init(mark: Mark? = nil) { self.init(mark: mark) { EmptyView() } }
}

/// The edge of a card around something in its middle.
struct CardEdge<Content: View>: View {
  let lines: LineSet
  let color: Color
  @ViewBuilder let content: Content
  @Environment(\.metrics) private var metrics

  var body: some View {
    ZStack { content }
      .frame(
        width: metrics.card.width - 2 * metrics.cell.width,
        height: metrics.card.height - 2 * metrics.cell.height
      )
      .border(color, lines: lines)
  }
}
