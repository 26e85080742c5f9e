import BoardFile
import Inlay

/// One column: its heading, and its cards in a list that scrolls.
struct ColumnView: View {
  let column: Column
  let color: Color
  @Environment(\.reorderStatus) private var status

  private var isTarget: Bool { status?.collectionID == AnyHashable(column.id) }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(" \(column.title) ").bold().inverse(isTarget).foregroundStyle(color).lineLimit(1)
        Text("\(column.cards.count)").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(column.cards) { card in
            CardView(card: card, color: color)
          }
          .reorderable(collectionID: column.id)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity)
  }
}
