import InlayTesting
import Observation
import Testing

@testable import ViewGraph

private struct Item: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String? = nil) {
    self.id = id
    self.name = name ?? "item \(id)"
  }
}

@Observable
private final class Model {
  var items: [Item] = []
  var isShown = true

  init(_ ids: [Int]) { items = ids.map { Item($0) } }
}

private struct Row: View {
  let item: Item
  @State private var taps = 0

  var body: some View { Text("\(item.name) \(taps)").onTapGesture { taps += 1 } }
}

private struct Rows: View {
  let model: Model

  var body: some View { ForEach(model.items) { Row(item: $0) } }
}

@MainActor
struct ForEachTests {
  private func screen(_ model: Model) -> TestScreen {
    TestScreen.corner(16, 6) { Rows(model: model) }
  }

  @Test func stateFollowsARowThatMoves() {
    let model = Model([1, 2, 3])
    let screen = screen(model)
    screen.click(0, 0)
    model.items.append(model.items.removeFirst())
    screen.draw()
    #expect(screen.lines == ["item 2 0", "item 3 0", "item 1 1"])
  }

  @Test func stateStartsAnewForANewId() {
    let model = Model([1, 2])
    let screen = screen(model)
    screen.click(0, 0)
    model.items[0] = Item(7)
    screen.draw()
    #expect(screen.lines == ["item 7 0", "item 2 0"])
    model.items[0] = Item(1)
    screen.draw()
    #expect(screen.lines == ["item 1 0", "item 2 0"])
  }

  @Test func aRowWithNewContentsKeepsItsState() {
    let model = Model([1, 2])
    let screen = screen(model)
    screen.click(0, 1)
    model.items[1].name = "changed"
    screen.draw()
    #expect(screen.lines == ["item 1 0", "changed 1"])
  }

  @Test func stateSurvivesEveryPermutation() {
    let model = Model([0, 1, 2, 3])
    let screen = screen(model)
    for row in 0..<4 { for _ in 0..<row { screen.click(0, row) } }
    var orders: [[Int]] = [[]]
    for item in 0..<4 {
      orders = orders.flatMap { order in
        (0...order.count).map { index in
          var order = order
          order.insert(item, at: index)
          return order
        }
      }
    }
    #expect(orders.count == 24)
    for order in orders {
      model.items = order.map { Item($0) }
      screen.draw()
      #expect(screen.lines == order.map { "item \($0) \($0)" })
    }
  }

  @Test func onlyNewRowsAreEvaluated() {
    let model = Model([1, 2, 3])
    let screen = screen(model)
    // `Rows` reads the items; of the rows only the new one is evaluated.
    #expect(screen.bodies { model.items.insert(Item(9), at: 1) } == 2)
    #expect(screen.bodies { model.items.swapAt(0, 3) } == 1)
    #expect(screen.bodies { model.items.removeLast() } == 1)
  }

  @Test func duplicatesAreDiagnosedOnceAndTheFirstIsShown() {
    let model = Model([1, 2, 1])
    model.items[2].name = "second"
    let screen = screen(model)
    #expect(screen.lines == ["item 1 0", "item 2 0"])
    #expect(screen.diagnostics.count == 1)
    model.items.append(Item(2))
    screen.draw()
    #expect(screen.lines == ["item 1 0", "item 2 0"])
    #expect(screen.diagnostics.count == 2)
    model.items.append(Item(1))
    screen.draw()
    #expect(screen.diagnostics.count == 2)
  }

  @Test func rowsMayHaveSeveralViewsOrNone() {
    let screen = TestScreen.corner(10, 6) {
      ForEach(0..<3) { row in
        if row != 1 {
          Text("head \(row)")
          Text("body \(row)")
        }
      }
      Text("end")
    }
    #expect(screen.lines == ["head 0", "body 0", "head 2", "body 2", "end"])
  }

  @Test func rowsRenderInEveryContainerAndNested() {
    let screen = TestScreen.corner(20, 3) {
      HStack {
        ForEach(0..<2) { column in
          VStack {
            if column >= 0 { ForEach(0..<3) { Text("\(column)\($0)") } }
          }
        }
        ZStack { ForEach(0..<2) { Text($0 == 0 ? "...." : "++") } }
      }
    }
    #expect(screen.lines == ["00 10", "01 11 .++.", "02 12"])
  }

  @Test func aBareForEachAtTheRootIsAColumn() {
    let screen = TestScreen(3, 3) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    #expect(screen.lines == [" a", " b", " c"])
  }

  @Test func slicesKeepTheirIndices() {
    let slice = [Item(1), Item(2), Item(3), Item(4)][1...2]
    let screen = TestScreen.corner(10, 2) { ForEach(slice) { Text($0.name) } }
    #expect(screen.lines == ["item 2", "item 3"])
  }

  @Test func anInnerForEachMovesWithItsRow() {
    let model = Model([1, 2])
    struct Groups: View {
      let model: Model

      var body: some View {
        ForEach(model.items) { item in
          ForEach(0..<2) { Row(item: Item($0, "\(item.id).\($0)")) }
        }
      }
    }
    let screen = TestScreen.corner(10, 4) { Groups(model: model) }
    screen.click(0, 1)
    model.items.reverse()
    screen.draw()
    #expect(screen.lines == ["2.0 0", "2.1 0", "1.0 0", "1.1 1"])
  }

  @Test func dataIsPublic() {
    #expect(ForEach(0..<3) { Text("\($0)") }.data == 0..<3)
  }
}
