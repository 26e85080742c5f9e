import CellGrid
import Testing

@Suite struct TerminalColorTests {
  @Test func takesFourBytes() {
    #expect(MemoryLayout<TerminalColor>.size == 4)
  }

  @Test func kindsAreKept() {
    #expect(TerminalColor.default.kind == .default)
    #expect(TerminalColor.ansi(9).kind == .ansi(9))
    #expect(TerminalColor.indexed(9).kind == .indexed(9))
    #expect(TerminalColor.rgb(1, 2, 3).kind == .rgb(1, 2, 3))
    #expect(TerminalColor.ansi(9) != .indexed(9))
  }

  @Test(
    arguments: [
      (TerminalColor.ansi(1), [205, 0, 0]), (.indexed(16), [0, 0, 0]),
      (.indexed(231), [255, 255, 255]),
      (.indexed(110), [135, 175, 215]), (.indexed(232), [8, 8, 8]),
      (.indexed(255), [238, 238, 238]),
      (.rgb(7, 8, 9), [7, 8, 9]),
    ] as [(TerminalColor, [UInt8])])
  func componentsAreThoseOfXterm(color: TerminalColor, expected: [UInt8]) throws {
    let components = try #require(color.components)
    #expect([components.r, components.g, components.b] == expected)
  }

  @Test func defaultHasNoComponents() {
    #expect(TerminalColor.default.components == nil)
  }

  @Test func mixingIsLinearAndHeldAtTheEnds() {
    let black = TerminalColor.rgb(0, 0, 0)
    let light = TerminalColor.rgb(200, 100, 50)
    #expect(TerminalColor.mix(black, light, amount: 0.5) == .rgb(100, 50, 25))
    #expect(TerminalColor.mix(black, light, amount: 0) == black)
    #expect(TerminalColor.mix(black, light, amount: 7) == light)
    #expect(TerminalColor.mix(black, light, amount: -.infinity) == black)
    #expect(TerminalColor.mix(black, light, amount: .nan) == black)
    #expect(TerminalColor.mix(.default, light, amount: 0.4) == .default)
    #expect(TerminalColor.mix(.default, light, amount: 0.6) == light)
  }

  /// The nearest by looking at every color that may be chosen.
  private func nearest(_ candidates: [TerminalColor], to color: TerminalColor) -> Int {
    candidates.map { distance($0, color) }.min() ?? 0
  }

  private func distance(_ a: TerminalColor, _ b: TerminalColor) -> Int {
    guard let a = a.components, let b = b.components else { return .max }
    let red = Int(a.r) - Int(b.r)
    let green = Int(a.g) - Int(b.g)
    let blue = Int(a.b) - Int(b.b)
    return red * red + green * green + blue * blue
  }

  @Test func downgradesAreNearest() {
    let palette = (16...255).map { TerminalColor.indexed(UInt8($0)) }
    let named = (0..<16).map { TerminalColor.ansi(UInt8($0)) }
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = TerminalColor.rgb(UInt8(red), UInt8(green), UInt8(blue))
          #expect(distance(color.nearestNamed, color) == nearest(named, to: color))
          // The gray is found from the average, which can miss by a little.
          let found = distance(color.nearestIndexed, color)
          #expect(found <= nearest(palette, to: color) + 300)
        }
      }
    }
  }

  @Test func downgradesKeepWhatCanBeShown() {
    #expect(TerminalColor.ansi(3).nearestIndexed == .ansi(3))
    #expect(TerminalColor.indexed(77).nearestIndexed == .indexed(77))
    #expect(TerminalColor.default.nearestNamed == .default)
    #expect(TerminalColor.indexed(12).nearestNamed == .ansi(12))
    #expect(TerminalColor.rgb(255, 255, 255).nearestIndexed == .indexed(231))
    #expect(TerminalColor.rgb(128, 128, 128).nearestIndexed == .indexed(244))
  }
}
