import CellGrid
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// The number of items that are carried, on their pictures.
@MainActor
struct BadgeTests {
  private struct Card: Identifiable {
    let id: Int
  }

  private struct Cards: View {
    var body: some View {
      HStack(spacing: 1) {
        ForEach([Card(id: 1), Card(id: 2)]) { card in
          Text("\(card.id)").foregroundStyle(.red).frame(width: 8, height: 3).background(.yellow)
        }
        .reorderable()
      }
      .reorderContainer(for: Card.self) { _ in }
      .dragContainerSelection([1, 2])
    }
  }

  @Test func hasColorsOfItsOwn() throws {
    let screen = TestScreen(30, 8) { Cards() }
    screen.lift(.item(1))
    screen.move(over: .cell(15, 6))
    let place = try #require(screen.frame(of: .text(" 2 ")))
    for x in place.x..<place.maxX {
      #expect(screen.surface[x, place.y].style == CellStyle(attributes: [.bold, .inverse]))
    }
  }
}
