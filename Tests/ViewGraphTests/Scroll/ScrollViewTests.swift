import Foundation
import InlayTesting
import LayoutCore
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct ScrollViewTests {
  private let stepper = Stepper()
  private let log = Log()

  private func rows(_ numbers: Range<Int>) -> some View {
    ForEach(numbers, id: \.self) { Text("row \($0)") }
  }

  @Test func theWheelScrollsThreeRowsUpToTheEnd() {
    let screen = TestScreen(8, 4) { ScrollView { rows(0..<9) } }
    func first() -> String { screen.rows[0].trimmingCharacters(in: .whitespaces) }
    #expect(first() == "row 0")
    screen.wheel(1, at: 3, 1)
    #expect(first() == "row 3")
    screen.wheel(1, at: 3, 1)
    // Nine rows in four: five at most.
    #expect(first() == "row 5")
    screen.wheel(1, at: 3, 1)
    #expect(first() == "row 5")
    screen.wheel(-1, at: 3, 1)
    #expect(first() == "row 2")
    screen.wheel(-2, at: 3, 1)
    #expect(first() == "row 0")
  }

  @Test func shortContentDoesNotScroll() {
    let screen = TestScreen(8, 4) { ScrollView { rows(0..<3) } }
    let before = screen.rows
    screen.wheel(1, at: 3, 1)
    #expect(screen.rows == before)
  }

  @Test func theOffsetFollowsTheContentAndTheScreen() {
    let screen = stepper.screen(8, 4) { step in ScrollView { rows(0..<(10 - step)) } }
    screen.wheel(9, at: 0, 0)
    #expect(screen.lines == ["row 6", "row 7", "row 8", "row 9"])
    stepper.step = 3
    screen.draw()
    #expect(screen.lines == ["row 3", "row 4", "row 5", "row 6"])
    screen.resize(8, 6)
    #expect(screen.lines == ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6"])
    screen.resize(8, 2)
    #expect(screen.lines == ["row 1", "row 2"])
    stepper.step = 9
    screen.draw()
    #expect(screen.lines == ["row 0"])
  }

  @Test func itTakesTheHeightAndTheWidthOfItsContent() {
    let graph = Graph(
      HStack(spacing: 0) { ScrollView { Text("abc").frame(height: 30) }.probe("scroll") },
      size: .init(width: 11, height: 5))
    graph.update()
    #expect(graph.probes["scroll"] == [4, 0, 3, 5])
  }

  @Test func anInnerViewScrollsFirst() {
    let screen = TestScreen.corner(8, 6) {
      ScrollView {
        Text("top")
        ScrollView { rows(0..<5) }.frame(height: 3)
        rows(10..<20)
      }
    }
    #expect(screen.lines[0] == " top")
    screen.wheel(1, at: 1, 2)
    // Five rows in three: the inner one is at its end after two.
    #expect(screen.lines == [" top", "row 2", "row 3", "row 4", "row 10", "row 11"])
    screen.wheel(1, at: 1, 2)
    #expect(screen.lines[0] == "row 4")
    screen.wheel(-1, at: 1, 4)
    #expect(screen.lines[0] == " top")
  }

  @Test func aHorizontalViewScrollsSideways() {
    let screen = TestScreen.corner(6, 1) {
      ScrollView(.horizontal) { Text("abcdefghij").fixedSize() }
    }
    func turn(_ dx: Int, _ dy: Int) {
      screen.send(.mouse(MouseEvent(.wheel(dx: dx, dy: dy), x: 1, y: 0)))
    }
    turn(0, 1)
    #expect(screen.lines == ["abcdef"])
    turn(1, 0)
    #expect(screen.lines == ["defghi"])
    turn(1, 0)
    #expect(screen.lines == ["efghij"])
    turn(-3, 0)
    #expect(screen.lines == ["abcdef"])
  }

  @Test func scrolledContentIsHitWhereItIsDrawn() {
    let log = log
    let screen = TestScreen.corner(8, 4) {
      ScrollView {
        ForEach(0..<9) { row in Text("row \(row)").onTapGesture { log("\(row)") } }
      }
      .frame(height: 3)
      Text("below").onTapGesture { log("below") }
    }
    screen.wheel(1, at: 0, 0)
    screen.click(0, 0)
    screen.click(0, 2)
    screen.click(0, 3)
    #expect(log.taken() == ["3", "5", "below"])
  }

  @Test func theOffsetOutlivesNewContents() {
    let screen = stepper.screen(12, 2) { step in
      ScrollView { ForEach(0..<6) { Text("row \($0) of \(step)") } }
    }
    screen.wheel(1, at: 0, 0)
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["row 3 of 1", "row 4 of 1"])
  }

  @Test func scrollingEvaluatesNothing() {
    let screen = TestScreen.corner(12, 3) { ScrollView { rows(0..<50) } }
    let before = screen.graph.counters
    screen.wheel(3, at: 0, 0)
    #expect(screen.graph.counters.bodies == before.bodies)
    #expect(screen.graph.counters.measures == before.measures)
    #expect(screen.lines[0] == "row 9")
  }

  @Test func theWheelOverABarScrollsWhatTheBarBelongsTo() {
    let screen = TestScreen(3, 4) {
      ScrollView {
        VStack { ForEach(0..<9) { Text("\($0)") } }
      }
      .frame(maxWidth: .infinity)
      .safeAreaInset(edge: .top) { Text("bar") }
    }
    #expect(screen.rows == ["bar", " 0", " 1", " 2"])
    screen.wheel(1, at: 0, 0)
    #expect(screen.rows == ["bar", " 3", " 4", " 5"])
  }

  @Test func indicatorsAreShownAlongTheirAxes() {
    func screen(_ axes: Axis.Set) -> TestScreen {
      TestScreen(4, 3) {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 8, height: 6) }
          .scrollIndicators(.visible, axes: axes)
      }
    }
    #expect(screen(.vertical).rows == ["   ┃", "", ""])
    #expect(screen(.horizontal).rows == ["", "", "━━"])
  }
}
