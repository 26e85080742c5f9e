import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// The model changes while an item is carried.
@MainActor
struct ModelChangeTests {
  let drag = DragScreen()

  /// Carries Alpha past the middle of Beta: the gap is before Gamma, over rows 4 to 6.
  private func carryBeforeGamma() {
    drag.liftAlpha(to: 3, 5)
    #expect(drag.status == "Alpha: 2 of 3 in Todo")
  }

  @Test func theAnchorSticksWhenItemsComeBeforeIt() {
    carryBeforeGamma()
    drag.setTasks(["New", "Alpha", "Beta", "Gamma"], in: 0)
    #expect(drag.status == "Alpha: 3 of 4 in Todo")
    #expect(
      drag.screen.rows[1..<13].map { String($0.prefix(12)) } == [
        "╭──────────╮", "│New       │", "╰──────────╯",
        // The preview stays under the pointer, over Beta.
        "┏━━━━━━━━━━┓", "┃Alpha     ┃", "┗━━━━━━━━━━┛",
        "╭╌╌╌╌╌╌╌╌╌╌╮", "╎          ╎", "╰╌╌╌╌╌╌╌╌╌╌╯",
        "╭──────────╮", "│Gamma     │", "╰──────────╯",
      ])
    // The same cell again is no reason to choose another place.
    drag.screen.release(3, 5)
    #expect(drag.board.order[0] == ["New", "Beta", "Alpha", "Gamma"])
  }

  @Test func theAnchorSticksWhenTheOrderChanges() {
    carryBeforeGamma()
    drag.setTasks(["Gamma", "Beta", "Alpha"], in: 0)
    #expect(drag.status == "Alpha: 1 of 3 in Todo")
    drag.screen.release(3, 5)
    #expect(drag.board.order[0] == ["Alpha", "Gamma", "Beta"])
  }

  @Test func theNextItemTakesThePlaceOfAnAnchorThatIsGone() {
    let drag = DragScreen(["Todo": ["Alpha", "Beta", "Gamma", "Rest"], "Done": []])
    drag.liftAlpha(to: 3, 5)
    drag.setTasks(["Alpha", "Beta", "Rest"], in: 0)
    drag.screen.release(3, 5)
    #expect(drag.board.order[0] == ["Beta", "Alpha", "Rest"])
  }

  @Test func theEndTakesThePlaceOfTheLastAnchor() {
    carryBeforeGamma()
    drag.setTasks(["Alpha", "Beta"], in: 0)
    #expect(drag.status == "Alpha: 2 of 2 in Todo")
    drag.screen.release(3, 5)
    #expect(drag.board.order[0] == ["Beta", "Alpha"])
  }

  @Test func anItemThatIsGoneIsLetGo() {
    carryBeforeGamma()
    drag.setTasks(["Beta", "Gamma"], in: 0)
    #expect(!drag.hasTraces)
    drag.screen.move(17, 2)
    drag.screen.release(17, 2)
    #expect(drag.board.differences.isEmpty)
    #expect(!drag.hasTraces)
  }

  @Test func aNewIdentifierIsAnotherItem() {
    carryBeforeGamma()
    drag.change { drag.board.columns[0].tasks[0] = BoardTask(id: "other", title: "Alpha") }
    #expect(!drag.hasTraces)
    drag.screen.release(3, 5)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func anItemThatMovesToAnotherCollectionIsStillCarried() {
    carryBeforeGamma()
    drag.change {
      drag.board.columns[0].tasks.removeFirst()
      drag.board.columns[1].tasks.insert(BoardTask(id: "Alpha", title: "Alpha"), at: 0)
    }
    #expect(drag.status == "Alpha: 2 of 3 in Todo")
    #expect(drag.screen.rows[4].hasPrefix("┏━━━━━━━━━━┓"))
    drag.screen.move(17, 2)
    #expect(drag.status == "Alpha: 1 of 2 in Done, as it is")
    drag.screen.move(3, 2)
    #expect(drag.status == "Alpha: 1 of 3 in Todo")
    drag.screen.release(3, 2)
    #expect(drag.board.order == [["Alpha", "Beta", "Gamma"], ["Delta"], []])
  }

  @Test func aCarriedItemThatBecomesAnotherViewIsMeasuredAgain() {
    carryBeforeGamma()
    drag.change { drag.settings.tall = ["Alpha"] }
    // The placeholder has a row more, over rows 4 to 7.
    #expect(drag.screen.rows[7].hasPrefix("╰╌╌╌╌╌╌╌╌╌╌╯"))
    #expect(drag.screen.rows[8].hasPrefix("╭──────────╮"))
    drag.screen.move(17, 9)
    #expect(drag.screen.rows[4...7].map { $0.dropFirst(14).first } == ["╭", "╎", "╎", "╰"])
    drag.change { drag.settings.tall = [] }
    #expect(drag.screen.rows[4...7].map { $0.dropFirst(14).first } == ["╭", "╎", "╰", nil])
    drag.screen.release(17, 9)
    #expect(drag.board.order == [["Beta", "Gamma"], ["Delta", "Alpha"], []])
  }

  @Test func aNeighborThatBecomesAnotherViewIsShown() {
    carryBeforeGamma()
    drag.change { drag.settings.tall = ["Beta", "Gamma"] }
    #expect(drag.screen.rows[1].hasPrefix("╔══════════╗"))
    drag.screen.key(.escape)
    #expect(!drag.hasTraces)
  }

  @Test func aCollectionThatComesTakesItems() {
    carryBeforeGamma()
    drag.change {
      drag.board.columns.remove(at: 2)
      drag.board.columns.append(BoardColumn(id: "New", title: "New", tasks: []))
    }
    drag.screen.move(31, 7)
    #expect(drag.status == "Alpha: 1 of 1 in New")
    drag.screen.release(31, 7)
    #expect(drag.board.order == [["Beta", "Gamma"], ["Delta"], ["Alpha"]])
  }

  @Test func aDestinationThatGoesLeavesNone() {
    drag.liftAlpha(to: 17, 2)
    #expect(drag.status == "Alpha: 1 of 2 in Done")
    drag.change { drag.board.columns.remove(at: 1) }
    #expect(drag.status == "Alpha: nowhere")
    // Without a destination the placeholder is at home.
    #expect(drag.screen.rows[2].hasPrefix("╎"))
    // Later is the second column now.
    drag.screen.move(17, 3)
    #expect(drag.status == "Alpha: 1 of 1 in Later")
    drag.screen.release(17, 3)
    #expect(drag.board.order == [["Beta", "Gamma"], ["Alpha"]])
  }

  @Test func aCollectionThatGoesTakesItsItemsAlong() {
    drag.liftAlpha(to: 17, 2)
    drag.change { drag.board.columns.remove(at: 0) }
    #expect(!drag.hasTraces)
    drag.screen.release(17, 2)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func allCollectionsGo() {
    drag.liftAlpha(to: 17, 2)
    drag.change { drag.board.columns = [] }
    #expect(!drag.hasTraces)
    drag.screen.release(17, 2)
  }

  @Test func collectionsThatChangePlacesAreFollowed() {
    carryBeforeGamma()
    drag.change { drag.board.columns.swapAt(0, 1) }
    #expect(drag.status == "Alpha: 2 of 3 in Todo")
    #expect(drag.screen.rows[5].dropFirst(14).hasPrefix("╎          ╎"))
    drag.screen.release(3, 6)
    // Todo is the second column: the release is a motion over Done first.
    #expect(drag.board.order == [["Delta", "Alpha"], ["Beta", "Gamma"], []])
  }

  @Test func anotherArrangementOfTheSameItemsKeepsTheDrag() {
    let board = Board(["Todo": ["Alpha", "Beta"], "Done": ["Delta"]])
    let screen = TestScreen(30, 8) { TurningBoard(board: board) }
    screen.press(0, 0)
    screen.move(16, 1)
    #expect(
      screen.rows == ["Beta           Delta", "               ╌Alpha", "", "", "", "", "", ""])
    // On a narrow screen the columns are below each other, made of new views.
    screen.resize(10, 8)
    #expect(screen.rows.map { $0.prefix(5) } == ["Beta", "Delta", "╌╌╌╌╌", "", "", "", "", ""])
    screen.move(0, 0)
    #expect(screen.rows.map { $0.prefix(5) } == ["Alpha", "Beta", "Delta", "", "", "", "", ""])
    screen.move(0, 4)
    screen.release(0, 4)
    #expect(board.order == [["Beta"], ["Delta", "Alpha"]])
  }

  @Test func anArmedItemThatGoesIsNeverLifted() {
    drag.screen.press(3, 2)
    drag.setTasks(["Beta", "Gamma"], in: 0)
    drag.screen.move(17, 2)
    #expect(!drag.hasTraces || drag.status == "-")
    drag.screen.release(17, 2)
    #expect(!drag.hasTraces)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func randomChangesDuringDragsLeaveNoTraces() {
    var random = RepeatableNumbers(state: 11)
    let drag = DragScreen()
    var next = 0
    for _ in 0..<40 {
      drag.screen.press(.random(in: 0..<44, using: &random), .random(in: 0..<12, using: &random))
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        drag.screen.move(.random(in: 0..<44, using: &random), .random(in: 0..<16, using: &random))
        drag.change {
          let column = Int.random(in: 0..<drag.board.columns.count, using: &random)
          let count = drag.board.columns[column].tasks.count
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            next += 1
            let task = BoardTask(id: "N\(next)", title: "N\(next)")
            drag.board.columns[column].tasks.insert(
              task, at: .random(in: 0...count, using: &random))
          case 1 where count > 0:
            drag.board.columns[column].tasks.remove(at: .random(in: 0..<count, using: &random))
          case 2: drag.board.columns[column].tasks.shuffle(using: &random)
          case 3: drag.board.columns.shuffle(using: &random)
          case 4: drag.settings.tall = Set(drag.board.columns[column].tasks.map(\.title))
          default: break
          }
        }
      }
      let ids = drag.board.order.joined().sorted()
      drag.screen.release(.random(in: 0..<44, using: &random), .random(in: 0..<16, using: &random))
      #expect(!drag.hasTraces)
      #expect(drag.board.order.joined().sorted() == ids)
    }
  }
}

/// A board whose columns are beside each other where there is room, else below each other.
private struct TurningBoard: View {
  var board: Board

  var body: some View {
    GeometryReader { proxy in
      Group {
        if proxy.size.width < 20 {
          VStack(alignment: .leading) { columns }
        } else {
          HStack(alignment: .top, spacing: 0) { columns }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .reorderContainer(for: BoardTask.self, in: String.self) { board.apply($0) }
    }
  }

  private var columns: some View {
    ForEach(board.columns) { column in
      VStack(alignment: .leading) {
        ForEach(column.tasks) { Text($0.title) }.reorderable(collectionID: column.id)
      }
      .frame(width: 15, alignment: .leading)
    }
  }
}

/// A small generator with a seed, so that a failure can be repeated.
struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
