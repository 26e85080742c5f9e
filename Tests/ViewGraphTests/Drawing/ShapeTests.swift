import CellGrid
import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

/// Shapes in cells of 8 by 16 points, as on most terminals.
@MainActor
struct ShapeTests {
  private func rows<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    screen(columns, rows, content).rows
  }

  private func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> TestScreen {
    TestScreen(columns, rows, cellSize: CGSize(width: 8, height: 16), content: content)
  }

  // MARK: Fill

  @Test func aRectangleFillsItsCells() {
    let screen = screen(3, 2) { Rectangle().fill(.red) }
    for y in 0..<2 {
      for x in 0..<3 { #expect(screen.style(x, y).background == .ansi(1)) }
    }
    #expect(screen.text == "\n")
  }

  @Test func theForegroundFillsWithBlocks() {
    #expect(rows(3, 1) { Rectangle() } == ["███"])
    let dim = screen(2, 1) { Rectangle().foregroundStyle(.secondary) }
    #expect(dim.rows == ["██"])
    #expect(dim.style(0, 0) == CellStyle(attributes: .dim))
  }

  @Test func aCircleIsRound() {
    // Radius 16. Of the quarters in the outermost columns 8 and 83 percent are covered, in the next 55 and 100.
    #expect(rows(4, 2) { Circle() } == ["▟██▙", "▜██▛"])
    // Radius 8: 61 percent of each corner is covered.
    #expect(rows(2, 1) { Circle() } == ["██"])
  }

  @Test func aCircleStandsInTheMiddleOfItsFrame() {
    #expect(rows(8, 2) { Circle() } == ["  ▟██▙", "  ▜██▛"])
    #expect(rows(4, 4) { Circle() } == ["", "▟██▙", "▜██▛", ""])
  }

  @Test func inCellsOfOnePointACircleIsRoundInPoints() {
    // Radius 2, and a quarter is half a point wide and high. Of the four quarters at a corner the inner one is
    // covered, the others by a sixth at most.
    let screen = TestScreen(4, 4) { Circle() }
    #expect(screen.rows == ["▗██▖", "████", "████", "▝██▘"])
  }

  @Test func aTriangleFollowsItsDiagonal() {
    #expect(rows(2, 2) { Triangle() } == ["▙", "█▙"])
    #expect(rows(2, 2) { Triangle().rotation(.degrees(180)) } == ["▜█", " ▜"])
  }

  @Test func capsulesAndRoundCornersLoseTheirCorners() {
    // Radius 24 and 16: of the outermost quarters 0 and 8 percent are covered.
    #expect(rows(12, 3) { Capsule() } == ["▗▟████████▙▖", "████████████", "▝▜████████▛▘"])
    #expect(
      rows(6, 3) { RoundedRectangle(cornerRadius: 16) } == ["▟████▙", "██████", "▜████▛"])
    // Radius 4: nine tenths of the corner are covered.
    #expect(rows(4, 2) { RoundedRectangle(cornerRadius: 4) } == ["████", "████"])
  }

  @Test func aShapeTakesWhatItIsOffered() {
    let graph = Graph(
      Circle().probe("circle").frame(width: 7, height: 3), size: CellSize(width: 20, height: 20))
    graph.update()
    #expect(graph.probes["circle"] == [6, 8, 7, 3])
    let ideal = Graph(
      Rectangle().probe("ideal").fixedSize(), size: CellSize(width: 20, height: 20))
    ideal.update()
    #expect(ideal.probes["ideal"] == [5, 5, 10, 10])
  }

  // MARK: Edges between colors

  @Test func anEdgeShowsWhatIsBehind() {
    let screen = screen(4, 2) {
      ZStack {
        Color.blue
        Circle().fill(.red)
      }
    }
    #expect(screen.rows == ["▟  ▙", "▜  ▛"])
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1), background: .ansi(4)))
    #expect(screen.style(1, 0).background == .ansi(1))
  }

  @Test func textOverAShapeKeepsItsBackground() {
    let screen = screen(6, 2) {
      Text("abcd").background(.red, in: .capsule)
    }
    #expect(screen.rows[0] == " abcd")
    // A capsule one row high has corners of radius 8, of which too little is missing to be seen.
    #expect(screen.style(1, 0).background == .ansi(1))
    #expect(screen.style(4, 0).background == .ansi(1))
    #expect(screen.style(5, 0).background == .default)
  }

  @Test func gradientsFillShapes() {
    let screen = screen(4, 2) {
      Circle().fill(
        LinearGradient(
          colors: [Color(white: 0), Color(white: 1)], startPoint: .top, endPoint: .bottom))
    }
    #expect(screen.rows == ["▟  ▙", "▜  ▛"])
    #expect(screen.style(0, 0).foreground == .rgb(64, 64, 64))
    #expect(screen.style(1, 0).background == .rgb(64, 64, 64))
    #expect(screen.style(1, 1).background == .rgb(191, 191, 191))
  }

  // MARK: Lines

  @Test func rectanglesAreDrawnWithLineCharacters() {
    #expect(rows(4, 3) { Rectangle().stroke() } == ["┌──┐", "│  │", "└──┘"])
    #expect(rows(4, 2) { Rectangle().stroke(.red, lineWidth: 2) } == ["┌──┐", "└──┘"])
    #expect(rows(4, 2) { Rectangle().stroke(.red, lineWidth: 4) } == ["┏━━┓", "┗━━┛"])
    #expect(rows(4, 2) { Rectangle().strokeBorder(.red) } == ["┌──┐", "└──┘"])
    #expect(
      rows(4, 2) { RoundedRectangle(cornerRadius: 8).stroke(.red) } == ["╭──╮", "╰──╯"])
    #expect(rows(4, 3) { Capsule().stroke(.red) } == ["╭──╮", "│  │", "╰──╯"])
    #expect(
      rows(4, 2) { Rectangle().stroke(.red, style: StrokeStyle(dash: [4])) } == ["╭╌╌╮", "╰╌╌╯"])
  }

  @Test(arguments: [
    (LineSet.light, ["┌─┐", "└─┘"]), (.rounded, ["╭─╮", "╰─╯"]), (.heavy, ["┏━┓", "┗━┛"]),
    (.double, ["╔═╗", "╚═╝"]), (.ascii, ["+-+", "+-+"]),
  ])
  func lineCharactersCanBeChosen(_ lines: LineSet, _ expected: [String]) {
    #expect(rows(3, 2) { Rectangle().stroke(.primary, lines: lines) } == expected)
    #expect(
      rows(3, 2) { RoundedRectangle(cornerRadius: 4).strokeBorder(.primary, lines: lines) }
        == expected)
  }

  @Test func aLineAsThickAsACellIsFilled() {
    // 8 points are a column, or half a row.
    #expect(
      rows(4, 3) { Rectangle().stroke(.primary, lineWidth: 8) } == ["█▀▀█", "█  █", "█▄▄█"])
    #expect(
      rows(6, 3) { Rectangle().stroke(.primary, lineWidth: 16) }
        == ["██████", "██  ██", "██████"])
  }

  @Test func insetShapesLeaveRoom() {
    #expect(
      rows(6, 4) { Rectangle().inset(by: 16).stroke(.primary) } == ["", "  ┌┐", "  └┘", ""])
    #expect(
      rows(4, 3) { Rectangle().inset(by: 8).fill(.primary) } == [" ▄▄", " ██", " ▀▀"])
    #expect(rows(2, 1) { Rectangle().inset(by: 100).fill(.primary) } == [""])
  }

  @Test func otherLinesAreDots() {
    // The diagonal of a square of 16 points, from the middle of the first dot to that of the last.
    let screen = screen(2, 1) {
      DiagonalLine().stroke(.red)
    }
    // Dots at (0, 0), (1, 1), (2, 2) and (3, 3): 1 and 16, then 4 and 128.
    #expect(screen.rows == ["⠑⢄"])
    #expect(screen.style(0, 0).foreground == .ansi(1))
  }

  @Test func aCirclesLineIsClosed() {
    let screen = screen(12, 6) { Circle().stroke() }
    let dots = (0..<6).map { y in
      (0..<12).map { x in max(0x2800, screen.surface[x, y].code) - 0x2800 }
    }
    #expect(dots == dots.map { $0.reversed().map(mirrored) })
    // The top touches dots 1 and 4 of the middle cells, the left edge dots of every row but the outermost.
    #expect(dots[0][5] & 0x09 == 0x09)
    for row in 1..<5 { #expect(dots[row][0] != 0) }
  }

  /// Braille dots with left and right exchanged.
  private func mirrored(_ mask: UInt32) -> UInt32 {
    let pairs: [(UInt32, UInt32)] = [(0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)]
    return pairs.reduce(0) { result, pair in
      result | (mask & pair.0 != 0 ? pair.1 : 0) | (mask & pair.1 != 0 ? pair.0 : 0)
    }
  }

  @Test func fillAndLineAreDrawnOverEachOther() {
    let screen = screen(4, 3) { Rectangle().fill(.blue).stroke(.red) }
    #expect(screen.rows == ["┌──┐", "│  │", "└──┘"])
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1), background: .ansi(4)))
    #expect(screen.style(1, 1).background == .ansi(4))
  }

  @Test func anEmptyFrameDrawsNothing() {
    let screen = screen(3, 1) {
      HStack(spacing: 0) {
        Text("a")
        Circle().frame(width: 0, height: 0)
        Rectangle().stroke().frame(width: 8, height: 16)
      }
    }
    #expect(screen.lines == ["a┘"])
  }
}

private struct DiagonalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)])
    }
  }
}
