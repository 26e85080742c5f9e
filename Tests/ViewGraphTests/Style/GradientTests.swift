import CellGrid
import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct GradientTests {
  private let black = Color(white: 0)
  private let white = Color(white: 1)
  private var gray: Gradient { Gradient(colors: [black, white]) }

  private func colors(_ screen: TestScreen, row: Int, _ columns: Int) -> [TerminalColor] {
    (0..<columns).map { screen.style($0, row).background }
  }

  // MARK: Stops

  @Test func colorsAreSpreadEvenly() {
    #expect(
      Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).color(at: 0.5) == .clear)
  }

  @Test func placesBetweenStopsMix() {
    let gradient = Gradient(stops: [
      .init(color: black, location: 0.25), .init(color: white, location: 0.75),
    ])
    #expect(gradient.color(at: 0) == black)
    #expect(gradient.color(at: 0.25) == black)
    // Half of 255 is 127.5, which is rounded up.
    #expect(gradient.color(at: 0.5) == Color(.terminal(.rgb(128, 128, 128))))
    #expect(gradient.color(at: 1) == white)
  }

  @Test func stopsAtOnePlaceMakeAnEdge() {
    let gradient = Gradient(stops: [
      .init(color: black, location: 0), .init(color: black, location: 0.5),
      .init(color: white, location: 0.5), .init(color: white, location: 1),
    ])
    #expect(gradient.color(at: 0.499) == black)
    #expect(gradient.color(at: 0.5) == white)
  }

  @Test func mixingGoesChannelByChannel() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1, opacity: 0.5), by: 0.5)
    #expect(mixed.foregroundInk.foreground == .rgb(128, 0, 128))
    // Opacity 0.75 of 255 is 191.25.
    #expect(mixed.foregroundInk.opacity == 191)
    #expect(Color.red.mix(with: .blue, by: 0).foregroundInk.foreground == .rgb(205, 0, 0))
    #expect(Color.red.mix(with: .blue, by: 7).foregroundInk.foreground == .rgb(0, 0, 238))
    #expect(Color.red.mix(with: .blue, by: .nan).foregroundInk.foreground == .rgb(205, 0, 0))
    #expect(
      Color.primary.mix(with: .background, by: 0).foregroundInk.foreground == .rgb(229, 229, 229))
  }

  @Test func fadingToClearKeepsTheColor() {
    let faded = white.mix(with: .clear, by: 0.5).foregroundInk
    #expect(faded.foreground == .rgb(255, 255, 255))
    #expect(faded.opacity == 128)
  }

  // MARK: Geometry

  private func place(
    _ geometry: GradientFill.Geometry, _ x: CGFloat, _ y: CGFloat
  ) -> Double {
    GradientFill(gray, geometry).location(
      of: CGPoint(x: x, y: y), in: CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func linesAreMeasuredAlongTheirDirection() {
    #expect(place(.linear(from: .leading, to: .trailing), 35, 60) == 0.25)
    #expect(place(.linear(from: .top, to: .bottom), 35, 60) == 0.8)
    #expect(place(.linear(from: .leading, to: .trailing), -5, 60) == 0)
    #expect(place(.linear(from: .leading, to: .trailing), 500, 60) == 1)
    // On the diagonal of a frame of 100 by 50, the corner (110, 20) is at 100·100 / (100² + 50²).
    #expect(place(.linear(from: .topLeading, to: .bottomTrailing), 110, 20) == 0.8)
  }

  @Test func circlesAreMeasuredInPoints() {
    let circles = GradientFill.Geometry.radial(center: .topLeading, from: 10, to: 60)
    #expect(place(circles, 10, 20) == 0)
    // The distance of (30, 40) from the center is 50: four fifths of the way from 10 to 60.
    #expect(place(circles, 40, 60) == 0.8)
    #expect(place(circles, 100, 20) == 1)
  }

  @Test func ellipsesAreMeasuredInSides() {
    let ellipses = GradientFill.Geometry.elliptical(center: .center, from: 0, to: 0.5)
    #expect(place(ellipses, 60, 45) == 0)
    #expect(place(ellipses, 85, 45) == 0.5)
    #expect(place(ellipses, 60, 57.5) == 0.5)
    #expect(place(ellipses, 110, 45) == 1)
  }

  @Test func anglesTurnClockwiseFromTheRight() {
    let turn = GradientFill.Geometry.angular(center: .center, from: 0, to: 2 * .pi)
    #expect(place(turn, 70, 45) == 0)
    #expect(abs(place(turn, 60, 55) - 0.25) < 1e-9)
    #expect(abs(place(turn, 50, 45) - 0.5) < 1e-9)
    #expect(abs(place(turn, 60, 35) - 0.75) < 1e-9)
  }

  @Test(arguments: [UnitPoint.top, .center, .zero])
  func endsAtOnePointAreAnEdge(_ point: UnitPoint) {
    let location = place(.linear(from: point, to: point), 30, 30)
    #expect(location == 0 || location == 1)
  }

  // MARK: Drawing

  @Test func eachColumnHasTheColorOfItsMiddle() {
    let screen = TestScreen(4, 2) {
      LinearGradient(gradient: gray, startPoint: .leading, endPoint: .trailing)
    }
    // The middles are at 1/8, 3/8, 5/8 and 7/8: 31.9, 95.6, 159.4 and 223.1 of 255.
    let expected: [TerminalColor] = [
      .rgb(32, 32, 32), .rgb(96, 96, 96), .rgb(159, 159, 159), .rgb(223, 223, 223),
    ]
    #expect(colors(screen, row: 0, 4) == expected)
    #expect(colors(screen, row: 1, 4) == expected)
  }

  @Test func backgroundsTakeGradients() {
    let screen = TestScreen.corner(6, 2) {
      Text("ab\ncd").background(
        LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom))
    }
    #expect(screen.lines == ["ab", "cd"])
    #expect(colors(screen, row: 0, 3) == [.rgb(64, 64, 64), .rgb(64, 64, 64), .default])
    #expect(colors(screen, row: 1, 3) == [.rgb(191, 191, 191), .rgb(191, 191, 191), .default])
  }

  @Test func textIsColoredCellByCell() {
    let screen = TestScreen.corner(6, 1) {
      VStack { Text("a 日") }
        .foregroundStyle(
          LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing))
    }
    #expect(screen.lines == ["a 日"])
    #expect(screen.style(0, 0).foreground == .rgb(32, 32, 32))
    // A wide character has the color of its first cell.
    #expect(screen.style(2, 0).foreground == .rgb(159, 159, 159))
    #expect(screen.style(3, 0).foreground == .rgb(159, 159, 159))
  }

  @Test func aPartOfATextKeepsItsOwnColor() {
    let style = LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing)
    let screen = TestScreen.corner(6, 1) {
      Text("ab").foregroundStyle(style) + Text("c").foregroundStyle(.red) + Text("d")
    }
    #expect(screen.style(0, 0).foreground == .rgb(32, 32, 32))
    #expect(screen.style(1, 0).foreground == .rgb(96, 96, 96))
    #expect(screen.style(2, 0).foreground == .ansi(1))
    #expect(screen.style(3, 0).foreground == .default)
  }

  @Test func bordersTakeGradients() {
    let screen = TestScreen.corner(4, 3) {
      Text("ab").border(
        LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing))
    }
    #expect(screen.lines == ["┌──┐", "│ab│", "└──┘"])
    for row in 0..<3 {
      #expect(screen.style(0, row).foreground == .rgb(32, 32, 32))
      #expect(screen.style(3, row).foreground == .rgb(223, 223, 223))
    }
    #expect(screen.style(1, 0).foreground == .rgb(96, 96, 96))
    #expect(screen.style(1, 1) == .plain)
  }

  @Test func whereAGradientIsClearTextCannotBeSeen() {
    let screen = TestScreen.corner(2, 1) {
      Text("a").foregroundStyle(
        LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom))
    }
    #expect(screen.lines == ["a"])
    #expect(screen.style(0, 0).foreground == .rgb(0, 0, 0))
  }

  @Test func theGradientOfAColorGetsLighterUpwards() {
    let screen = TestScreen(1, 2) { Rectangle().fill(Color(white: 0.2).gradient) }
    // From a quarter of the way from 51 to 255, which is 102, to 51; at 1/4 and 3/4 of it.
    #expect(screen.style(0, 0).background == .rgb(89, 89, 89))
    #expect(screen.style(0, 1).background == .rgb(64, 64, 64))
  }

  @Test func oneGradientNeedsFewColors() {
    let fill = GradientFill(gray, .linear(from: .leading, to: .trailing))
    #expect(fill.ramp().count == 129)
  }
}
