import BoardFile
import Inlay

/// One column: its heading, and its cards in a list that scrolls.
struct ColumnView: View {
  let column: Column
  let color: Color
  @Environment(\.reorderStatus) private var status

  private var isTarget: Bool { status?.collectionID == AnyHashable(column.id) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(column.cards) { card in
          CardView(card: card, color: color)
        }
        .reorderable(collectionID: column.id)
      }
      .padding(.trailing)
    }
    .scrollIndicators(.visible)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay(alignment: .top) {
      if column.cards.isEmpty && !isTarget {
        Text("no cards").foregroundStyle(.secondary).padding(.top).padding(.trailing)
      }
    }
    // As a bar of the scroll view the heading passes the wheel on to it.
    .safeAreaInset(edge: .top) {
      ColumnHeading(column: column, color: color, isTarget: isTarget)
    }
  }
}

/// The title of a column, a rule and the number of cards.
struct ColumnHeading: View {
  let column: Column
  let color: Color
  /// Whether a drop would put a card into the column.
  let isTarget: Bool

  var body: some View {
    // The title keeps the color of text, which can be read on every background.
    HStack(spacing: 0) {
      Text(" \(column.title) ").bold().inverse(isTarget).lineLimit(1).layoutPriority(1)
      VStack { Divider() }.foregroundStyle(color)
      Text(" \(column.cards.count) ").foregroundStyle(color)
    }
    .padding(.trailing)
    .frame(height: 1)
  }
}
