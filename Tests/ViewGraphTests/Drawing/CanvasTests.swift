import CellGrid
import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

/// Canvases in cells of 8 by 16 points.
@MainActor
struct CanvasTests {
  private func canvas(
    _ columns: Int, _ rows: Int,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> TestScreen {
    TestScreen(columns, rows, cellSize: CGSize(width: 8, height: 16)) { Canvas(renderer: draw) }
  }

  @Test func theSizeIsInPoints() {
    var sizes: [CGSize] = []
    _ = canvas(5, 3) { _, size in sizes.append(size) }
    #expect(Set(sizes) == [CGSize(width: 40, height: 48)])
  }

  @Test func pathsAreFilledInQuarters() {
    let screen = canvas(3, 1) { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .color(.red))
      context.fill(Path(CGRect(x: 8, y: 0, width: 8, height: 8)), with: .color(.red))
      context.fill(Path(CGRect(x: 8, y: 8, width: 8, height: 8)), with: .color(.blue))
      context.fill(Path(CGRect(x: 20, y: 0, width: 4, height: 16)), with: .foreground)
    }
    #expect(screen.rows == [" ▄▐"])
    #expect(screen.style(0, 0).background == .ansi(1))
    #expect(screen.style(1, 0) == CellStyle(foreground: .ansi(4), background: .ansi(1)))
    #expect(screen.style(2, 0) == .plain)
  }

  @Test func linesJoinInACell() {
    let screen = canvas(1, 1) { context, _ in
      var first = Path()
      first.addLines([CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 16)])
      context.stroke(first, with: .color(.red))
      var second = Path()
      second.addLines([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)])
      context.stroke(second, with: .color(.green))
    }
    // The left column 1, 2, 4, 64 and the top row 1, 8.
    #expect(screen.rows == ["⡏"])
    #expect(screen.style(0, 0).foreground == .ansi(2))
  }

  @Test func dotsAreSetByPoints() {
    let screen = canvas(2, 1) { context, _ in
      context.drawDots([CGPoint(x: 1, y: 1), CGPoint(x: 15, y: 15)], with: .foreground)
    }
    #expect(screen.rows == ["⠁⢀"])
  }

  @Test func boxesLieOnTheirCells() {
    let screen = canvas(6, 4) { context, _ in
      context.stroke(Path(CGRect(x: 8, y: 16, width: 32, height: 32)), with: .foreground)
    }
    #expect(screen.rows == ["", " ┌──┐", " └──┘", ""])
  }

  @Test func textStandsWhereItsAnchorIs() {
    let screen = canvas(10, 3) { context, size in
      context.draw(Text("mid"), at: CGPoint(x: 40, y: 24))
      context.draw(Text("tl"), at: .zero, anchor: .topLeading)
      context.draw(
        Text("br").bold(), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
    }
    // "mid" is 24 points wide: from 28, which is 3.5 cells, and a half goes down.
    #expect(screen.rows == ["tl", "   mid", "        br"])
    #expect(screen.style(8, 2).attributes == .bold)
  }

  @Test func textWrapsInARectangle() {
    let screen = canvas(6, 3) { context, _ in
      context.draw(Text("ab cd ef"), in: CGRect(x: 8, y: 0, width: 16, height: 32))
      let size = context.resolve(Text("ab cd")).measure(in: CGSize(width: 16, height: 100))
      context.draw(
        Text("\(Int(size.width)),\(Int(size.height))"), at: CGPoint(x: 0, y: 32),
        anchor: .topLeading)
    }
    #expect(screen.rows == [" ab", " c…", "16,32"])
  }

  @Test func copiesMoveAlone() {
    let screen = canvas(4, 2) { context, _ in
      var moved = context
      moved.translateBy(x: 16, y: 16)
      moved.scaleBy(x: 2, y: 1)
      moved.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
    }
    #expect(screen.rows == ["█", "  ██"])
  }

  @Test func turningGoesClockwise() {
    let screen = canvas(3, 1) { context, _ in
      context.translateBy(x: 24, y: 0)
      context.rotate(by: .degrees(90))
      // 16 to the right and 8 down become 16 down and 8 to the left.
      context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 8)), with: .foreground)
    }
    #expect(screen.rows == ["  █"])
  }

  @Test func clippingAndFadingAddUp() {
    let screen = canvas(4, 1) { context, size in
      context.clip(to: CGRect(x: 8, y: 0, width: 24, height: 16))
      context.clip(to: CGRect(x: 0, y: 0, width: 24, height: 16))
      context.opacity = 0.5
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 1)))
    }
    // Half of 255, by an opacity of 127 of 255.
    let shown = (0..<4).map { screen.style($0, 0).background }
    #expect(shown == [.default, .rgb(127, 127, 127), .rgb(127, 127, 127), .default])
  }

  @Test func gradientsLieInTheCanvas() {
    let screen = canvas(4, 1) { context, _ in
      let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 16, height: 16)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 32, y: 0)))
      context.fill(
        Path(CGRect(x: 16, y: 0, width: 16, height: 16)),
        with: .style(
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
    }
    // 1/8 and 3/8 of the canvas, then 1/4 and 3/4 of the path.
    let shown = (0..<4).map { screen.style($0, 0).background }
    #expect(
      shown == [.rgb(32, 32, 32), .rgb(96, 96, 96), .rgb(64, 64, 64), .rgb(191, 191, 191)])
  }

  @Test func nothingIsDrawnOutsideOfTheFrame() {
    let screen = TestScreen(6, 3, cellSize: CGSize(width: 8, height: 16)) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: -1000, y: -1000, width: 3000, height: 3000)), with: .foreground)
        context.draw(Text("abcdefgh"), at: CGPoint(x: 8, y: 8))
        context.stroke(
          Path(CGRect(x: -80, y: -80, width: 300, height: 300)), with: .color(.red))
      }
      .frame(width: 16, height: 16)
    }
    #expect(screen.rows == ["", "  de", ""])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e200])
  func oddNumbersDrawNothingWrong(_ odd: CGFloat) {
    let screen = canvas(3, 2) { context, _ in
      var path = Path(CGRect(x: odd, y: 0, width: odd, height: 5))
      path.addEllipse(in: CGRect(x: 0, y: odd, width: 5, height: odd))
      path.addArc(
        center: .zero, radius: odd, startAngle: Angle(radians: odd), endAngle: .zero,
        clockwise: true)
      context.fill(path, with: .foreground)
      context.stroke(path, with: .foreground, lineWidth: odd)
      context.stroke(path, with: .foreground, style: StrokeStyle(dash: [odd], dashPhase: odd))
      context.drawDots([CGPoint(x: odd, y: odd)], with: .foreground)
      context.draw(Text("x"), at: CGPoint(x: odd, y: odd))
      context.translateBy(x: odd, y: odd)
      context.draw(Text("y"), in: CGRect(x: 0, y: 0, width: odd, height: odd))
      context.stroke(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .foreground)
    }
    #expect(screen.rows.count == 2)
  }
}
