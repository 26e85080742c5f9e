import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// A drag into a scroll view that only what is carried makes long enough to scroll.
@MainActor
struct ScrolledDragTests {
  private struct Card: Identifiable { let id: String }

  private struct Columns: View {
    @State private var cards = [
      0: (1...4).map { Card(id: "i\($0)") }, 1: (11...14).map { Card(id: "i\($0)") },
    ]

    var body: some View {
      HStack {
        column(0)
        column(1)
      }
      .reorderContainer(for: Card.self, in: Int.self) { cards.apply($0) }
    }

    private func column(_ number: Int) -> some View {
      ScrollView {
        VStack {
          ForEach(cards[number]!) { Text($0.id).border(.rounded) }
            .reorderable(collectionID: number)
        }
      }
    }
  }

  @Test(arguments: [true, false], [9, 10, 11, 12, 13, 14])
  func everyFrameIsThatOfAFreshBuild(_ isStill: Bool, _ rows: Int) {
    let screen = TestScreen(20, rows, reduceMotion: isStill) { Columns() }
    screen.lift("i2")
    screen.move(15, rows - 2)
    screen.advance(by: .seconds(1))
    screen.drop()
    screen.advance(by: .seconds(1))
    #expect(screen.shows("i2"))
  }
}
