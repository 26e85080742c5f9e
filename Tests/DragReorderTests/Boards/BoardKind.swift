import Controls
import Foundation
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What arranges the cards of a board.
enum BoardKind: CaseIterable, Sendable {
  case stacks
  case lazyGrid
  case sections
  case customLayout
  case lazyStack
  case list
}

/// The same board in each kind of container.
struct KindBoard: View {
  var board: Board
  let kind: BoardKind

  var body: some View {
    content.reorderContainer(for: BoardTask.self, in: String.self) { board.apply($0) }
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .stacks:
      HStack(alignment: .top, spacing: 1) {
        ForEach(board.columns) { column in
          VStack(alignment: .leading, spacing: 0) {
            Text(column.title)
            cards(column)
          }
          .frame(width: 7, alignment: .leading)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: (0..<3).map { _ in GridItem(.fixed(4)) }) { cards(board.columns[0]) }
      }
    case .sections:
      List {
        ForEach(board.columns) { column in Section(column.title) { cards(column) } }
      }
    case .customLayout:
      Snake { cards(board.columns[0]) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .lazyStack:
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { cards(board.columns[0]) } }
    case .list:
      List { cards(board.columns[0]) }
    }
  }

  private func cards(_ column: BoardColumn) -> some View {
    ForEach(column.tasks) { Text($0.title).frame(maxWidth: .infinity, alignment: .leading) }
      .reorderable(collectionID: column.id)
  }
}

/// Rows of three, the first from left to right and the next back again.
private struct Snake: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: CGFloat((subviews.count + 2) / 3 * 2 - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let row = index / 3
      let column = row.isMultiple(of: 2) ? index % 3 : 2 - index % 3
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(column * 8), y: bounds.minY + CGFloat(row * 2)),
        proposal: ProposedViewSize(width: 4, height: 1))
    }
  }
}
