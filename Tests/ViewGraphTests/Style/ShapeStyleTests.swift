import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

private struct Alarm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.red : Color.gray
  }
}

@MainActor
struct ShapeStyleTests {
  @Test func levelsOfAColorAreDimmed() {
    let screen = TestScreen.corner(4, 3) {
      VStack(alignment: .leading) {
        Text("a")
        Text("b").foregroundStyle(.secondary)
        VStack { Text("c") }.foregroundStyle(.quaternary)
      }
      .foregroundStyle(.blue)
    }
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(4)))
    #expect(screen.style(0, 1) == CellStyle(foreground: .ansi(4), attributes: .dim))
    #expect(screen.style(0, 2) == CellStyle(foreground: .ansi(4), attributes: .dim))
  }

  @Test func eachLevelCanHaveAStyleOfItsOwn() {
    let screen = TestScreen.corner(4, 4) {
      VStack(alignment: .leading) {
        Text("a").foregroundStyle(.primary)
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundStyle(.tertiary)
        Text("d").foregroundStyle(.quaternary)
      }
      .foregroundStyle(.red, .green, .blue)
    }
    #expect((0..<3).map { screen.style(0, $0).foreground } == [.ansi(1), .ansi(2), .ansi(4)])
    #expect(screen.style(0, 3) == CellStyle(foreground: .ansi(1), attributes: .dim))
  }

  @Test func aChosenLevelLeavesTheOthersToBeChosen() {
    let screen = TestScreen.corner(4, 2) {
      VStack(alignment: .leading) {
        Text("a")
        VStack { Text("b") }.foregroundStyle(.primary)
      }
      .foregroundStyle(AnyShapeStyle(.secondary))
      .foregroundStyle(.red, .green)
    }
    #expect(screen.style(0, 0).foreground == .ansi(2))
    #expect(screen.style(0, 1).foreground == .ansi(1))
  }

  @Test func customStylesFollowTheEnvironment() {
    let screen = TestScreen.corner(4, 2) {
      Text("a").foregroundStyle(Alarm())
      Text("b").foregroundStyle(Alarm()).disabled(true)
    }
    #expect(screen.style(0, 0).foreground == .ansi(1))
    #expect(screen.style(0, 1).foreground == .ansi(8))
  }

  @Test func tintAndBackgroundAreSetAround() {
    let screen = TestScreen.corner(4, 4) {
      Text("a").foregroundStyle(.tint)
      Text("b").foregroundStyle(.tint).tint(.pink)
      Text("c").background(BackgroundStyle())
      Text("d").background(BackgroundStyle()).backgroundStyle(.red)
    }
    #expect(screen.style(0, 0).foreground == .ansi(4))
    #expect(screen.style(0, 1).foreground == .rgb(255, 105, 156))
    #expect(screen.style(0, 2).background == .default)
    #expect(screen.style(0, 3).background == .ansi(1))
  }

  @Test func foregroundIsWhatIsSetAround() {
    let screen = TestScreen.corner(4, 2) {
      Rectangle().fill(.foreground).frame(width: 1, height: 1).foregroundStyle(.red)
      Text("x").background(ForegroundStyle()).foregroundStyle(.green)
    }
    #expect(screen.style(0, 0).background == .ansi(1))
    #expect(screen.style(0, 1).background == .ansi(2))
  }

  @Test func fadedStylesMixWithWhatIsBehind() {
    let screen = TestScreen.corner(4, 1) {
      VStack { Text("a") }.foregroundStyle(.primary.opacity(0.5))
    }
    // Opacity 0.5 is 128 of 255; the default foreground counts as 229: 114.9.
    #expect(screen.style(0, 0).foreground == .rgb(115, 115, 115))
  }

  @Test func erasedStylesAreEqualIfTheirStylesAre() {
    #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.green))
    #expect(AnyShapeStyle(AnyShapeStyle(.red)) == AnyShapeStyle(.red))
    #expect(AnyShapeStyle(Alarm()) != AnyShapeStyle(Alarm()))
  }

  @Test func aLinkAroundSurvivesAColor() {
    let screen = TestScreen.corner(4, 1) {
      Text("a").foregroundStyle(.red)
        .transformEnvironment(\.ink) { $0.link = LinkTable.number(of: "https://a.example") }
    }
    #expect(screen.style(0, 0).link == LinkTable.number(of: "https://a.example"))
  }
}
