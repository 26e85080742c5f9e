import CellGrid
import Testing

/// Random operations: after each of them every glyph is there as a whole.
@Suite struct SurfaceInvariantTests {
  @Test(arguments: 0..<8)
  func glyphsAreAlwaysWhole(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let words = ["ab", "日本", "x日", "👨‍👩‍👧‍👦!", "ष्ट्र.", "♥️"].map { Glyph.glyphs(of: $0) }
    let surface = Surface(size: CellSize(width: 12, height: 3))
    let layer = Surface(size: CellSize(width: 9, height: 3))
    for _ in 0..<600 {
      let target = random.below(3) == 0 ? layer : surface
      let other = target === layer ? surface : layer
      let rect = CellRect(
        x: random.below(16) - 3, y: random.below(4) - 1, width: random.below(8),
        height: random.below(4))
      let clip = random.below(2) == 0 ? target.bounds : rect.offsetBy(dx: 1, dy: 0)
      let ink = Ink(background: .ansi(UInt8(random.below(16))))
      switch random.below(7) {
      case 0: target.clear(rect)
      case 1: target.fill(rect, ink: ink, clip: clip)
      case 2: target.fill(rect, glyph: words[1][0], ink: ink, clip: clip)
      case 3: target.apply(ink, in: rect, clip: clip)
      case 4: target.draw(other, at: rect.origin, clip: clip)
      case 5: target.copy(from: other, rect: rect)
      default:
        target.write(
          words[random.below(words.count)], x: rect.x, y: rect.y, ink: ink, clip: clip)
      }
      try #require(firstBrokenGlyph(in: target) == nil)
    }
  }

  private func firstBrokenGlyph(in surface: Surface) -> CellPoint? {
    for y in 0..<surface.height {
      var x = 0
      while x < surface.width {
        let head = surface[x, y]
        if head.isTail { return CellPoint(x: x, y: y) }
        for offset in stride(from: 1, to: head.width, by: 1) {
          let tail = surface[x + offset, y]
          guard tail.tailOffset == offset, tail.code == head.code, tail.styleID == head.styleID
          else { return CellPoint(x: x + offset, y: y) }
        }
        x += head.width
      }
    }
    return nil
  }
}

/// A small generator, so that a failing seed can be run again.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
