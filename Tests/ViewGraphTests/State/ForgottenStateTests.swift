import InlayTesting
import Testing

@testable import ViewGraph

/// Reads one of two states, which is chosen by a third.
private struct Switched: View {
  @Binding var isFirst: Bool
  @Binding var first: Int
  @Binding var second: Int
  let note: () -> Void

  var body: some View {
    note()
    return Text(isFirst ? "first \(first)" : "second \(second)")
  }
}

private struct Owner: View {
  @State private var isFirst = true
  @State private var first = 0
  @State private var second = 0
  let note: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Switched(isFirst: $isFirst, first: $first, second: $second, note: note)
      Text("switch").onTapGesture { isFirst.toggle() }
      Text("first").onTapGesture { first += 1 }
      Text("second").onTapGesture { second += 1 }
    }
  }
}

@MainActor
struct ForgottenStateTests {
  @Test func aBodyDependsOnWhatItReadLast() {
    let screen = TestScreen.corner(10, 4) { Owner {} }
    func bodies(clicking row: Int) -> Int { screen.bodies { screen.click(0, row) } }
    #expect(bodies(clicking: 2) == 1)
    #expect(bodies(clicking: 3) == 0, "the second state was never read")
    #expect(bodies(clicking: 1) == 1)
    #expect(screen.lines[0] == "second 1")
    #expect(bodies(clicking: 2) == 0, "the first state is no longer read")
    #expect(bodies(clicking: 3) == 1)
    #expect(bodies(clicking: 1) == 1)
    #expect(screen.lines[0] == "first 2")
    #expect(bodies(clicking: 2) == 1)
    #expect(screen.lines[0] == "first 3")
  }

  @Test func rowsThatAreMadeLaterStillRead() {
    let screen = TestScreen.corner(8, 4) { GrowingRows() }
    #expect(screen.lines == ["0 of 0", "add", "count"])
    screen.click(0, 1)
    #expect(screen.lines == ["0 of 0", "1 of 0", "add", "count"])
    screen.click(0, 3)
    #expect(screen.lines == ["0 of 1", "1 of 1", "add", "count"])
  }
}

/// Rows that are made one by one, all of which read the same state.
private struct GrowingRows: View {
  @State private var rows = [0]
  @State private var count = 0

  var body: some View {
    ForEach(rows, id: \.self) { row in Text("\(row) of \(count)") }
    Text("add").onTapGesture { rows.append(rows.count) }
    Text("count").onTapGesture { count += 1 }
  }
}
