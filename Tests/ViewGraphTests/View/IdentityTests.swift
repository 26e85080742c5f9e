import InlayTesting
import Testing

@testable import ViewGraph

private struct Counter: View {
  let title: String
  @State private var taps = 0

  var body: some View { Text("\(title) \(taps)").onTapGesture { taps += 1 } }
}

private struct Other: View {
  @State private var taps = 0

  var body: some View { Text("other \(taps)").onTapGesture { taps += 10 } }
}

@MainActor
struct IdentityTests {
  private let stepper = Stepper()

  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> TestScreen {
    stepper.screen(12, 4, content)
  }

  private func go(to step: Int, _ screen: TestScreen) -> [String] {
    stepper.step = step
    screen.draw()
    return screen.lines
  }

  @Test func branchesOfAConditionalHaveStateOfTheirOwn() {
    let screen = screen { step in
      if step == 0 { Counter(title: "a") } else { Counter(title: "b") }
    }
    screen.click(0, 0)
    #expect(screen.lines == ["a 1"])
    #expect(go(to: 1, screen) == ["b 0"])
    #expect(go(to: 0, screen) == ["a 0"])
  }

  @Test func anAbsentViewLosesItsState() {
    let screen = screen { step in
      if step != 1 { Counter(title: "a") }
      Text("after")
    }
    screen.click(0, 0)
    #expect(go(to: 2, screen) == ["a 1", "after"])
    #expect(go(to: 1, screen) == ["after"])
    #expect(go(to: 0, screen) == ["a 0", "after"])
  }

  @Test func valuesOfATernaryAreOneView() {
    let screen = screen { step in Counter(title: step == 0 ? "a" : "b") }
    screen.click(0, 0)
    #expect(go(to: 1, screen) == ["b 1"])
  }

  @Test func aSwitchHasABranchForEachCase() {
    let screen = screen { step in
      switch step {
      case 0: Counter(title: "zero")
      case 1: Counter(title: "one")
      default: Text("many")
      }
    }
    screen.click(0, 0)
    #expect(go(to: 1, screen) == ["one 0"])
    #expect(go(to: 2, screen) == ["many"])
    #expect(go(to: 0, screen) == ["zero 0"])
  }

  @Test func anErasedViewKeepsItsStateAsLongAsItsType() {
    let screen = screen { step in
      step < 2 ? AnyView(Counter(title: "step \(step)")) : AnyView(Other())
    }
    screen.click(0, 0)
    #expect(go(to: 1, screen) == ["step 1 1"])
    #expect(go(to: 2, screen) == ["other 0"])
    screen.click(0, 0)
    #expect(screen.lines == ["other 10"])
    #expect(go(to: 0, screen) == ["step 0 0"])
  }

  @Test func erasingTwiceIsErasingOnce() {
    let screen = screen { step in
      step == 0 ? AnyView(Counter(title: "a")) : AnyView(AnyView(erasing: Counter(title: "b")))
    }
    screen.click(0, 0)
    #expect(go(to: 1, screen) == ["b 1"])
  }

  @Test func emptyViewsTakeNoPlace() {
    let screen = screen { _ in
      HStack {
        Text("a")
        EmptyView()
        EmptyView().frame(width: 3)
        Text("b")
      }
    }
    #expect(screen.lines == ["a b"])
  }

  @Test func letsAndOptionalsWorkInBuilders() {
    let screen = screen { step in
      let name: String? = step == 0 ? "some" : nil
      if let name {
        Text(name)
      } else {
        Text("none")
      }
    }
    #expect(screen.lines == ["some"])
    #expect(go(to: 1, screen) == ["none"])
  }

  @Test func severalRootsStandInAColumn() {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let column = screen { _ in Two() }
    #expect(column.lines == ["a", "b"])
    let row = screen { _ in
      HStack(spacing: 0) {
        Two(); Two()
      }
    }
    #expect(row.lines == ["abab"])
  }
}
