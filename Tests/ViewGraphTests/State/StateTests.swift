import InlayTesting
import Testing

@testable import ViewGraph

private struct Counter: View {
  var title = ""
  @State private var count = 0

  var body: some View {
    Text("\(title)\(count)").onTapGesture { count += 1 }
  }
}

private struct Reader: View {
  @Binding var value: Int

  var body: some View { Text("value \(value)") }
}

private struct Writer: View {
  @State private var value = 0

  var body: some View {
    VStack(alignment: .leading) {
      Reader(value: $value)
      Text("add").onTapGesture { value += 1 }
    }
  }
}

@MainActor
struct StateTests {
  @Test func aWriteShowsTheNewValue() {
    let screen = TestScreen.corner(5, 1) { Counter() }
    #expect(screen.lines == ["0"])
    screen.click(0, 0)
    #expect(screen.lines == ["1"])
    screen.click(0, 0)
    #expect(screen.lines == ["2"])
  }

  @Test func viewsOfOneTypeHaveStateOfTheirOwn() {
    let screen = TestScreen.corner(5, 2) {
      Counter(title: "a")
      Counter(title: "b")
    }
    screen.click(0, 1)
    #expect(screen.lines == ["a0", "b1"])
  }

  @Test func onlyBodiesThatReadAStateAreEvaluated() {
    let screen = TestScreen.corner(10, 2) { Writer() }
    // `Writer` reads the value in its action only, `Reader` in its body.
    let bodies = screen.bodies { screen.click(0, 1) }
    #expect(bodies == 1)
    #expect(screen.lines == ["value 1", "add"])
  }

  @Test func writingWhatIsThereAlreadyEvaluatesNothing() {
    struct Chooser: View {
      @State private var chosen = "one"

      var body: some View {
        VStack(alignment: .leading) {
          Text(chosen)
          Text("one").onTapGesture { chosen = "one" }
          Text("two").onTapGesture { chosen = "two" }
        }
      }
    }
    let screen = TestScreen.corner(5, 3) { Chooser() }
    #expect(screen.bodies { screen.click(0, 1) } == 0)
    #expect(screen.bodies { screen.click(0, 2) } == 1)
    #expect(screen.bodies { screen.click(0, 2) } == 0)
    #expect(screen.lines == ["two", "one", "two"])
  }

  @Test func stateReadInTheContentOfForEachIsTracked() {
    struct Rows: View {
      @State var chosen = 0

      var body: some View {
        ForEach(0..<3) { row in
          Text(row == chosen ? "[\(row)]" : "\(row)").onTapGesture { chosen = row }
        }
      }
    }
    let screen = TestScreen.corner(5, 3) { Rows() }
    #expect(screen.lines == ["[0]", "1", "2"])
    screen.click(0, 2)
    #expect(screen.lines == ["0", "1", "[2]"])
  }

  @Test func stateReadByAnAlignmentGuideIsTracked() {
    struct Shifted: View {
      @State var shift = 0

      var body: some View {
        VStack(alignment: .leading) {
          Text("wide line")
          Text("x").onTapGesture { shift -= 2 }
            .alignmentGuide(.leading) { $0[.leading] + Double(shift) }
        }
      }
    }
    let screen = TestScreen.corner(12, 2) { Shifted() }
    #expect(screen.lines == ["wide line", "x"])
    screen.click(0, 1)
    #expect(screen.lines == ["wide line", "  x"])
    screen.click(2, 1)
    #expect(screen.lines == ["wide line", "    x"])
  }

  @Test func stateWithoutAnInitialValueIsNil() {
    struct Note: View {
      @State var note: String?

      var body: some View { Text(note ?? "none").onTapGesture { note = "some" } }
    }
    let screen = TestScreen.corner(5, 1) { Note() }
    #expect(screen.lines == ["none"])
    screen.click(0, 0)
    #expect(screen.lines == ["some"])
  }

  @Test func stateOutsideOfAGraphKeepsItsInitialValue() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 3)
  }

  @Test func anInitialValueIsTakenOnce() {
    struct Outer: View {
      @State var start = 1

      var body: some View {
        VStack(alignment: .leading) {
          Inner(start: start)
          Text("next").onTapGesture { start += 1 }
        }
      }
    }
    struct Inner: View {
      let start: Int
      @State var kept: Int

      init(start: Int) {
        self.start = start
        _kept = State(initialValue: start)
      }

      var body: some View { Text("\(start) \(kept)") }
    }
    let screen = TestScreen.corner(5, 2) { Outer() }
    screen.click(0, 1)
    #expect(screen.lines == ["2 1", "next"])
  }

  @Test func severalWritesInOneEventDrawOneFrame() {
    struct Pair: View {
      @State var a = 0
      @State var b = 0

      var body: some View {
        Text("\(a) \(b)").onTapGesture {
          a += 1
          b += 2
          a += 1
        }
      }
    }
    let screen = TestScreen.corner(5, 1) { Pair() }
    let frames = screen.frameCount
    #expect(screen.bodies { screen.click(0, 0) } == 1)
    #expect(screen.frameCount == frames + 1)
    #expect(screen.lines == ["2 2"])
  }

  @Test func dynamicPropertiesMayConsistOfOthers() {
    struct Steps: DynamicProperty {
      @State var count = 10
      @Environment(\.isEnabled) var isEnabled
      var label = ""

      mutating func update() { label = "\(count)\(isEnabled ? "" : " off")" }
    }
    struct Stepped: View {
      var steps = Steps()

      var body: some View { Text(steps.label).onTapGesture { steps.count += 1 } }
    }
    let screen = TestScreen.corner(8, 2) {
      Stepped()
      Stepped().disabled(true)
    }
    #expect(screen.lines == ["10", "10 off"])
    screen.click(0, 0)
    #expect(screen.lines == ["11", "10 off"])
  }
}
