import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

/// Frames of which only some columns are painted again. Each is compared with one that is painted whole.
@MainActor
struct PartialPaintTests {
  private let stepper = Stepper()

  @Test func aChangeInOneColumnPaintsNoOther() {
    let screen = stepper.screen(60, 1) { step in
      HStack(spacing: 1) {
        ForEach(0..<9) { Text($0 == 4 && step > 0 ? "ijkl" : "abcd") }
      }
    }
    let all = screen.graph.counters.paints
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["abcd abcd abcd abcd ijkl abcd abcd abcd abcd"])
    // The first frame painted the same nodes, and eight texts more.
    #expect(screen.graph.counters.paints - all == all - 8)
  }

  @Test(arguments: [(0, 2), (1, 7), (2, 3), (5, 3), (4, 5), (7, 4), (3, 0), (6, 1)])
  func whatUncoversHalfAWideGlyphShowsAllOfIt(_ start: Int, _ end: Int) {
    let screen = stepper.screen(12, 2) { step in
      ZStack(alignment: .topLeading) {
        Text("日日本")
        Text("x").padding(.leading, CGFloat(step == 0 ? start : end))
      }
    }
    #expect(screen.lines == [covered(at: start)])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == [covered(at: end)])
  }

  /// The line of three glyphs of two columns, with an x over one of the columns.
  private func covered(at column: Int) -> String {
    var cells = ["日", "", "日", "", "本", "", " ", " ", " "]
    if column < 6 {
      cells[column / 2 * 2] = " "
      cells[column / 2 * 2 + 1] = " "
    }
    cells[column] = "x"
    var line = cells.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  @Test func nothingIsLeftOfWhatLeavesWhileItSlides() {
    let screen = stepper.screen(14, 6) { step in
      if step < 2 { Text("x").padding(.top, CGFloat(step * 4)) }
    }
    withAnimation(.linear(duration: 10)) { stepper.step = 1 }
    screen.draw()
    screen.advance(by: .milliseconds(5000))
    #expect(screen.lines == ["", "", "x"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == [])
  }
}
