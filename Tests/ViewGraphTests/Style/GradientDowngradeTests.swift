import CellGrid
import Foundation
import InlayTesting
import LayoutCore
import TerminalIO
import Testing

@testable import ViewGraph

/// What becomes of gradients where a terminal has fewer than 24-bit colors.
@MainActor
struct GradientDowngradeTests {
  private func surface<Content: View>(
    drawsGradients: Bool, _ columns: Int, _ content: Content
  ) -> Surface {
    var environment = EnvironmentValues()
    environment.drawsGradients = drawsGradients
    let graph = Graph(
      content, size: CellSize(width: columns, height: 1), environment: environment)
    return graph.render().surface
  }

  private func backgrounds(_ surface: Surface) -> [TerminalColor] {
    (0..<surface.width).map { surface[$0, 0].style.background }
  }

  private let rainbow = LinearGradient(
    colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing)

  @Test func withFewColorsAGradientIsItsFirstColor() {
    let shown = backgrounds(surface(drawsGradients: false, 6, rainbow))
    #expect(shown == Array(repeating: .ansi(1), count: 6))
  }

  @Test func theGradientOfAColorBecomesTheColor() {
    let shown = surface(drawsGradients: false, 3, Rectangle().fill(.green.gradient))
    #expect(backgrounds(shown) == [.ansi(2), .ansi(2), .ansi(2)])
    let text = surface(
      drawsGradients: false, 3, Text("abc").foregroundStyle(Color.green.gradient))
    #expect(text[1, 0].style.foreground == .ansi(2))
  }

  @Test func aSeeThroughGradientHidesNothing() {
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let shown = surface(drawsGradients: false, 3, Text("abc").overlay { fade })
    #expect(shown.text == "abc")
  }

  @Test func theBytesForSixteenColorsNameOneColor() {
    var encoder = FrameEncoder(colorDepth: .ansi16)
    var bytes: [UInt8] = []
    encoder.encode(
      surface(drawsGradients: false, 6, rainbow), previous: nil, damage: nil, into: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[41m") || text.contains(";41m"))
    for other in ["42", "43", "44", "100", "101"] { #expect(!text.contains("\(other)m")) }
  }

  /// In 256 colors neighbors get the nearest color of the palette, in bands that never come back.
  @Test(arguments: [
    (TerminalColor.rgb(0, 0, 0), TerminalColor.rgb(255, 255, 255)),
    (.rgb(0, 40, 120), .rgb(250, 120, 0)), (.rgb(0, 205, 0), .rgb(64, 218, 64)),
  ])
  func bandsOf256ColorsDoNotComeBack(_ from: TerminalColor, _ to: TerminalColor) {
    let gradient = LinearGradient(
      colors: [Color(.terminal(from)), Color(.terminal(to))], startPoint: .leading,
      endPoint: .trailing)
    var bands: [TerminalColor] = []
    for color in backgrounds(surface(drawsGradients: true, 120, gradient)) {
      if bands.last != color.nearestIndexed { bands.append(color.nearestIndexed) }
    }
    #expect(Set(bands).count == bands.count)
  }
}
