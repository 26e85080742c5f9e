import InlayTesting
import Observation
import Testing

@testable import ViewGraph

private struct Chore: Identifiable {
  let id: Int
  var name: String
}

@MainActor @Observable
private final class Chores {
  var all = [Chore(id: 1, name: "wash"), Chore(id: 2, name: "dry"), Chore(id: 3, name: "fold")]

  var binding: Binding<[Chore]> { Binding(get: { self.all }, set: { self.all = $0 }) }
}

private struct ChoreRow: View {
  @Binding var chore: Chore

  var body: some View { Text(chore.name).onTapGesture { chore.name += "!" } }
}

private struct ChoreList: View {
  let chores: Chores

  var body: some View {
    ForEach(chores.binding, id: \.id) { $chore in ChoreRow(chore: $chore) }
  }
}

@MainActor
struct ElementBindingTests {
  private let chores = Chores()

  @Test func aRowChangesItsElement() {
    let chores = chores
    let screen = TestScreen.corner(8, 4) {
      ForEach(chores.binding) { $chore in ChoreRow(chore: $chore) }
    }
    #expect(screen.lines == ["wash", "dry", "fold"])
    screen.click(0, 1)
    #expect(screen.lines == ["wash", "dry!", "fold"])
    #expect(chores.all.map(\.name) == ["wash", "dry!", "fold"])
  }

  @Test func rowsFollowTheirElements() {
    let chores = chores
    let screen = TestScreen.corner(8, 4) { ChoreList(chores: chores) }
    chores.all.swapAt(0, 2)
    screen.draw()
    screen.click(0, 0)
    #expect(screen.lines == ["fold!", "dry", "wash"])
    chores.all.removeLast(2)
    screen.draw()
    #expect(screen.lines == ["fold!"])
    #expect(chores.all.map(\.id) == [3])
  }

  private struct Compared: View, Equatable {
    let name: String
    let note: () -> Void

    nonisolated static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    var body: some View {
      note()
      return Text(name)
    }
  }

  @Test func anEqualViewIsNotMadeAgain() {
    let (stepper, log) = (Stepper(), Log())
    let screen = TestScreen.corner(8, 1) {
      SteppedView(stepper: stepper) { step in
        Compared(name: step < 2 ? "low" : "high") { log("\(step)") }.equatable()
      }
    }
    // The frame is compared with one built anew, whose bodies are counted as well.
    _ = log.taken()
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["low"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == ["high"])
    #expect(log.taken().filter { $0 == "1" }.count == 1, "only by the frame built anew")
  }
}
