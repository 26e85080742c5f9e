import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct NamedStyleTests {
  @Test(
    arguments: [
      (0.0, 255, 0, 0), (1.0 / 3, 0, 255, 0), (2.0 / 3, 0, 0, 255), (1.0, 255, 0, 0),
      (0.5, 0, 255, 255), (1.0 / 6, 255, 255, 0), (-1.0 / 3, 0, 0, 255),
    ] as [(Double, UInt8, UInt8, UInt8)])
  func pureHuesGoAroundTheCircle(_ hue: Double, _ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let color = Color(hue: hue, saturation: 1, brightness: 1)
    #expect(color.foregroundInk.foreground == .rgb(red, green, blue))
  }

  @Test func saturationAndBrightnessGoToWhiteAndBlack() {
    let pale = Color(hue: 0.4, saturation: 0, brightness: 1)
    #expect(pale.foregroundInk.foreground == .rgb(255, 255, 255))
    let dark = Color(hue: 0.4, saturation: 1, brightness: 0)
    #expect(dark.foregroundInk.foreground == .rgb(0, 0, 0))
    let half = Color(hue: 0, saturation: 0.5, brightness: 1)
    #expect(half.foregroundInk.foreground == .rgb(255, 128, 128))
  }

  @Test func aStyleHasLessEmphasis() {
    let screen = TestScreen.corner(2, 1) { Text("x").foregroundStyle(.red.secondary) }
    #expect(screen.style(0, 0).foreground == .ansi(1))
    #expect(screen.style(0, 0).attributes == .dim)
  }

  @Test func gradientsByNameAreTheSame() {
    func cells(_ style: some ShapeStyle) -> Surface {
      TestScreen(6, 3) { Rectangle().fill(style) }.surface.copy()
    }
    let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    #expect(
      cells(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        == cells(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
    #expect(
      cells(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 3))
        == cells(
          RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 3)))
    #expect(
      cells(.conicGradient(colors: colors, center: .center))
        == cells(AngularGradient(colors: colors, center: .center)))
    #expect(cells(.ellipticalGradient(colors: colors)) == cells(EllipticalGradient(colors: colors)))
  }

  @Test func aMaterialCoversWhatIsBehind() {
    let screen = TestScreen.corner(3, 1) {
      Text("abc").overlay(alignment: .leading) { Text(" ").background(.regularMaterial) }
    }
    #expect(screen.lines == [" bc"])
  }

  @Test func aWideBorderIsHeavy() {
    let screen = TestScreen.corner(8, 3) {
      HStack {
        Text("a").border(.red, width: 1)
        Text("b").border(.red, width: 2)
      }
    }
    #expect(screen.lines == ["┌─┐ ┏━┓", "│a│ ┃b┃", "└─┘ ┗━┛"])
  }

  @Test func aStyleLiesOverAView() {
    let screen = TestScreen.corner(3, 1) { Text("abc").overlay(.blue) }
    #expect(screen.style(1, 0).background == .ansi(4))
  }
}
