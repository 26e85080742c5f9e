import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct TextStyleTests {
  private let mixed =
    Text("red ").foregroundColor(.red) + Text("bold").bold() + Text(" plain")

  @Test func eachRunHasItsStyle() {
    let screen = TestScreen.corner(20, 1) { mixed }
    #expect(screen.lines == ["red bold plain"])
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1)))
    #expect(screen.style(4, 0) == CellStyle(attributes: .bold))
    #expect(screen.style(9, 0) == .plain)
  }

  @Test func wrappingKeepsTheStyles() {
    let screen = TestScreen.corner(20, 3) { mixed.frame(width: 5, alignment: .leading) }
    #expect(screen.lines == ["red", "bold", "plain"])
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1)))
    #expect(screen.style(3, 1) == CellStyle(attributes: .bold))
    #expect(screen.style(0, 2) == .plain)
  }

  @Test func theEllipsisHasTheStyleOfWhatIsBeforeIt() {
    let screen = TestScreen.corner(20, 1) { mixed.frame(width: 7, height: 1) }
    #expect(screen.lines == ["red bo…"])
    #expect(screen.style(6, 0) == CellStyle(attributes: .bold))
  }

  @Test func aColorOfThePartWins() {
    let screen = TestScreen.corner(20, 1) {
      (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.green)
    }
    #expect(screen.style(0, 0).foreground == .ansi(1))
    #expect(screen.style(1, 0).foreground == .ansi(2))
  }

  @Test func theEnvironmentStylesWhatTheTextLeavesOpen() {
    let screen = TestScreen.corner(20, 2) {
      VStack(alignment: .leading) {
        Text("a") + Text("b").foregroundColor(.blue) + Text("c").bold(false)
        Text("d").underline()
      }
      .foregroundStyle(.red)
      .bold()
    }
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1), attributes: .bold))
    #expect(screen.style(1, 0) == CellStyle(foreground: .ansi(4), attributes: .bold))
    #expect(screen.style(2, 0) == CellStyle(foreground: .ansi(1)))
    #expect(
      screen.style(0, 1) == CellStyle(foreground: .ansi(1), attributes: [.bold, .underline]))
  }

  @Test func anInnerFontReplacesTheOuterOne() {
    let screen = TestScreen.corner(20, 5) {
      VStack(alignment: .leading) {
        Text("headline")
        Text("body").font(.body)
        VStack { Text("caption") }.font(.caption)
        VStack { Text("none") }.font(nil)
        Text("a").font(.caption) + Text("b")
      }
      .font(.headline)
    }
    #expect(screen.style(0, 0).attributes == .bold)
    #expect(screen.style(0, 1).attributes == [])
    #expect(screen.style(0, 2).attributes == .dim)
    #expect(screen.style(0, 3).attributes == [])
    #expect(screen.style(0, 4).attributes == .dim)
    #expect(screen.style(1, 4).attributes == .bold)
  }

  @Test func boldStaysBoldWhateverTheFont() {
    let screen = TestScreen.corner(20, 2) {
      VStack(alignment: .leading) {
        Text("a").font(.body)
        Text("b").font(.body.italic())
      }
      .bold()
    }
    #expect(screen.style(0, 0).attributes == .bold)
    #expect(screen.style(0, 1).attributes == [.bold, .italic])
  }

  @Test func everyAttributeCanBeSetAndTakenBack() {
    let screen = TestScreen.corner(20, 2) {
      Text("a").bold().italic().underline().strikethrough().dim().inverse()
      VStack { Text("b").bold(false).italic(false) }.bold().italic().underline()
    }
    #expect(
      screen.style(0, 0).attributes
        == [.bold, .italic, .underline, .strikethrough, .dim, .inverse])
    #expect(screen.style(0, 1).attributes == .underline)
  }

  @Test func secondaryIsDimAndAnotherColorIsNot() {
    let screen = TestScreen.corner(20, 3) {
      VStack(alignment: .leading) {
        Text("a")
        Text("b").foregroundColor(.red)
        VStack { Text("c") }.foregroundStyle(.primary)
      }
      .foregroundStyle(.secondary)
    }
    #expect(screen.style(0, 0) == CellStyle(attributes: .dim))
    #expect(screen.style(0, 1) == CellStyle(foreground: .ansi(1)))
    #expect(screen.style(0, 2) == .plain)
  }

  @Test func newStylesAreDrawnWithoutLayout() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 1) { step in
      Text("abc").foregroundColor(step == 0 ? .red : .green)
    }
    let before = screen.graph.counters
    stepper.step = 1
    screen.draw()
    #expect(screen.style(2, 0).foreground == .ansi(2))
    #expect(screen.graph.counters.measures == before.measures)
    #expect(screen.graph.counters.placements == before.placements)
  }

  @Test func theBackgroundBeneathShowsThrough() {
    let screen = TestScreen.corner(10, 1) { Text("ab").background(.blue) }
    #expect(screen.style(0, 0) == CellStyle(background: .ansi(4)))
    #expect(screen.style(2, 0) == .plain)
  }
}
