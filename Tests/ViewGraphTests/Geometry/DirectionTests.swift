import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct DirectionTests {
  @Test func rowsAreMirrored() {
    let screen = TestScreen.corner(12, 3) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("one")
          Text("two")
        }
        Text("x").padding(.leading, 2)
      }
      .frame(width: 12, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.lines == ["     two one", "         x"])
  }

  @Test func aPartCanTurnBack() {
    let screen = TestScreen.corner(10, 2) {
      HStack {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.lines == ["b c a"])
  }

  @Test func theDirectionCanChange() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 2) { step in
      HStack {
        Text("a")
        Text("b").onTapGesture { stepper.step += 10 }
      }
      .environment(\.layoutDirection, step == 1 ? .rightToLeft : .leftToRight)
    }
    #expect(screen.lines == ["a b"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["b a"])
    screen.click(0, 0)
    #expect(stepper.step == 11)
    #expect(screen.lines == ["a b"])
  }

  @Test func gridsAndScrollViewsStartOnTheRight() {
    let screen = TestScreen(6, 2) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<10_000) { Text("\($0 % 10)") } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.lines.joined().trimmingCharacters(in: .whitespaces) == "543210")
    screen.key(.rightArrow)
    #expect(screen.lines.joined().trimmingCharacters(in: .whitespaces) == "876543")
  }
}
