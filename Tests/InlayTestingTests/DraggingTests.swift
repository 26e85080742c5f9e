import Inlay
import InlayTesting
import Observation
import Testing

/// Tests that say by name what is dragged and where to.
@MainActor
struct DraggingTests {
  struct Errand: Identifiable { let id: String }

  @Observable @MainActor
  final class Plan {
    var lists = [
      "todo": ["milk", "eggs", "tea"].map(Errand.init(id:)), "done": [Errand(id: "rice")],
    ]
    var moves = 0

    func names(_ list: String) -> [String] { lists[list, default: []].map(\.id) }
  }

  struct PlanView: View {
    let plan: Plan

    var body: some View {
      HStack(alignment: .top, spacing: 2) {
        ForEach(["todo", "done"], id: \.self) { list in
          VStack(alignment: .leading, spacing: 0) {
            Text(list)
            ForEach(plan.lists[list] ?? []) { errand in
              Text(errand.id).frame(width: 6, alignment: .leading)
                .accessibilityIdentifier("errand \(errand.id)")
            }
            .reorderable(collectionID: list)
          }
        }
      }
      .reorderContainer(for: Errand.self, in: String.self) { difference in
        plan.lists.apply(difference)
        plan.moves += 1
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private let plan = Plan()
  private func makeScreen() -> TestScreen {
    let plan = plan
    return TestScreen(16, 6) { PlanView(plan: plan) }
  }

  @Test(arguments: [InputRoute.events, .bytes])
  func dragsToAPlace(_ route: InputRoute) {
    let screen = makeScreen()
    screen.drag("tea", to: .before("milk"), via: route)
    #expect(plan.names("todo") == ["tea", "milk", "eggs"])
    screen.drag("tea", to: .after("eggs"), via: route)
    #expect(plan.names("todo") == ["milk", "eggs", "tea"])
    screen.drag("eggs", to: .before("rice"), via: route)
    #expect(plan.names("done") == ["eggs", "rice"])
    screen.drag("milk", to: .after("rice"), via: route)
    #expect(plan.names("done") == ["eggs", "rice", "milk"])
    #expect(plan.moves == 4)
  }

  @Test func findsThingsByItemNameAndCell() {
    let screen = makeScreen()
    screen.drag(.item("milk"), to: .after(.item("tea")))
    #expect(plan.names("todo") == ["eggs", "tea", "milk"])
    screen.drag(.identifier("errand milk"), to: .before(.cell(0, 1)))
    #expect(plan.names("todo") == ["milk", "eggs", "tea"])
    #expect(screen.shows("rice"))
    #expect(!screen.shows(.text("rice", occurrence: 2)))
    #expect(!screen.shows(.identifier("errand")))
  }

  @Test func aDragCanBeLookedAtInTheMiddle() {
    let screen = makeScreen()
    screen.lift("milk")
    screen.move(to: .before("rice"))
    #expect(plan.moves == 0)
    assertFrame(
      screen,
      matches: """
        todo    done
        eggs    ╌milk╌
        tea     rice
        """)
    screen.cancel()
    assertFrame(
      screen,
      matches: """
        todo    done
        milk    rice
        eggs
        tea
        """, from: .rendered)
    #expect(plan.moves == 0)
  }

  @Test func whatIsNotThereFailsTheTest() {
    let screen = makeScreen()
    withKnownIssue {
      screen.drag("bread", to: .before("milk"))
    } matching: {
      $0.description.contains("“bread” is not on the screen")
    }
    withKnownIssue {
      screen.drag("milk", to: .before(.cell(15, 5)))
    } matching: {
      $0.description.contains("There is no item at the cell 15, 5")
    }
    #expect(plan.moves == 0)
  }

  @Test func nothingIsDroppedThatIsNotHeld() {
    let screen = TestScreen(4, 1) { Text("milk") }
    for action in [{ screen.drop() }, { screen.cancel() }, { screen.move(over: "milk") }] {
      withKnownIssue {
        action()
      } matching: {
        $0.description.contains("Nothing is held: lift something first.")
      }
    }
  }

  @Test func mistakesInNumbersHarmNothing() {
    let screen = TestScreen(4, 1) { Text("milk") }
    #expect(screen.shows(.text("milk", occurrence: 0)))
    screen.press("a", times: -1)
    screen.click(.max, .max, via: .bytes)
    #expect(screen.text == "milk")
  }
}
