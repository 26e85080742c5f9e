import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct ProgressViewTests {
  @Test(
    arguments: [
      (0.0, "──────────"), (0.5, "█████─────"), (1.0, "██████████"), (-1, "──────────"),
      (7, "██████████"), (.nan, "──────────"), (0.0125, "▏─────────"), (0.55, "█████▌────"),
    ] as [(Double, String)])
  func barFillsByEighths(value: Double, bar: String) {
    // 0.0125 of 80 eighths is one, 0.55 is 44.
    let screen = TestScreen(10, 1) { ProgressView(value: value) }
    #expect(screen.lines == [bar])
  }

  @Test func barHasLabels() {
    let screen = TestScreen.corner(10, 3) {
      ProgressView(value: 1, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      }
    }
    #expect(screen.lines == ["Copying", "██▌───────", "1 of 4"])
    let empty = TestScreen.corner(10, 3) { ProgressView("Nothing", value: 0, total: 0) }
    #expect(empty.lines == ["Nothing", "──────────"])
  }

  @Test(arguments: 0...3)
  func keepsToItsSpace(width: Int) {
    let screen = TestScreen.corner(10, 2) {
      HStack(alignment: .top, spacing: 0) {
        ProgressView("Copying", value: 0.5).frame(width: CGFloat(width), height: 1)
        Text("|")
      }
      Text("below")
    }
    #expect(screen.lines[0].count == width + 1)
    #expect(screen.lines[1] == "below")
  }

  @Test func standsStillOnceRemoved() {
    struct Loading: View {
      @State private var isLoading = true

      var body: some View {
        if isLoading { ProgressView() }
        Text("x").onKeyPress("x") {
          isLoading.toggle()
          return .handled
        }
      }
    }
    let screen = TestScreen.corner(10, 2) { Loading() }
    #expect(screen.scheduler.nextDeadline != nil)
    screen.key("x")
    #expect(screen.scheduler.nextDeadline == nil)
    screen.key("x")
    #expect(screen.scheduler.nextDeadline != nil)
  }

  @Test func standsStillWithReducedMotion() {
    let screen = TestScreen(10, 1, reduceMotion: true) { ProgressView("Loading") }
    #expect(screen.lines == ["… Loading"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func stylesCanBeChosen() {
    let screen = TestScreen.corner(10, 4) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      ProgressView(value: 0.999).progressViewStyle(.circular)
    }
    #expect(screen.lines == ["◑", "░░░░░░░░░░", "◕"])
  }
}
