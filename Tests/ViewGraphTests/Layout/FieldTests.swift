import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

/// What users of such libraries stumble over.
@MainActor
struct FieldTests {
  @Test func paddingOfOneChildMovesTheOthersAlongTheAlignment() {
    let centered = TestScreen.corner(12, 3) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").padding()
        Text("c")
      }
    }
    #expect(centered.lines == ["", "a b c"])
    let top = TestScreen.corner(12, 3) {
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Text("b").padding()
        Text("c")
      }
    }
    #expect(top.lines == ["a   c", "  b"])
  }

  @Test func aSpacerPushesToTheTrailingEdge() {
    let screen = TestScreen(10, 1) {
      HStack {
        Spacer()
        Text("a")
        Text("b")
      }
      .frame(maxWidth: .infinity)
    }
    #expect(screen.lines == ["       a b"])
  }

  @Test func priorityIsServedFirstAndSpacersLast() {
    let screen = TestScreen(12, 1) {
      HStack(spacing: 0) {
        Text("unimportant").lineLimit(1)
        Spacer()
        Text("important").lineLimit(1).layoutPriority(1)
      }
    }
    // Nine columns for the one, three for the other, none for the spacer.
    #expect(screen.lines == ["un…important"])
  }

  @Test func customGuidesWorkInEveryAlignedContainer() {
    let screen = TestScreen.corner(10, 6) {
      VStack(alignment: .leading) {
        Text("abc")
        Text("x").alignmentGuide(.leading) { _ in -2 }
      }
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Text("b").alignmentGuide(.top) { _ in -1 }
      }
      ZStack(alignment: .topLeading) {
        Text("1....")
        Text("2").alignmentGuide(.leading) { _ in -3 }
      }
    }
    #expect(screen.lines == ["abc", "  x", "a", " b", "1..2."])
  }

  @Test func shrinkingLeavesNothingBehind() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 5) { step in
      ForEach(0..<(5 - step), id: \.self) { Text("line \($0) ").background(.red) }
    }
    stepper.step = 4
    screen.draw()
    #expect(screen.lines == ["line 0"])
    #expect(screen.style(0, 1) == .plain)
  }

  @Test func equalSharesTileWithoutGapOrOverlap() {
    for width in 1...40 {
      let graph = Graph(
        HStack(spacing: 0) { ForEach(0..<7) { Color.red.probe("\($0)") } },
        size: .init(width: width, height: 1))
      graph.update()
      var end = 0
      for index in 0..<7 {
        let frame = graph.probes["\(index)"]!
        #expect(frame[0] == end)
        end += frame[2]
      }
      #expect(end == width)
    }
  }

  @Test func dividersFollowTheStack() {
    let screen = TestScreen.corner(7, 3) {
      HStack {
        VStack {
          Text("a")
          Divider()
          Text("b")
        }
        .frame(width: 3)
        Divider()
        Text("c")
      }
    }
    #expect(screen.lines == [" a  │", "─── │ c", " b  │"])
  }

  @Test func pointsAreScaledToCells() {
    let screen = TestScreen(10, 3, cellSize: CGSize(width: 8, height: 16)) {
      HStack(spacing: 20) {
        Text("a").frame(width: 24, height: 16, alignment: .leading)
        Text("b")
      }
      .padding(.leading, 11)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // 11 points are 1.4 columns: one. 24 points are three columns, 20 are 2.5: three.
    #expect(screen.lines == [" a     b"])
  }

  @Test func everyScreenSizeCanBeDrawn() {
    let screen = TestScreen(20, 5) {
      VStack {
        Text("Title with 日本語").border(.double)
        HStack {
          ScrollView { ForEach(0..<9) { Text("row \($0)") } }
          Divider()
          Color.blue.overlay { Text("x").border() }
        }
      }
    }
    for (width, height) in [(0, 0), (1, 1), (0, 5), (5, 0), (2, 2), (500, 200), (3, 40), (20, 5)] {
      screen.resize(width, height)
    }
    #expect(screen.rows.count == 5)
  }
}
