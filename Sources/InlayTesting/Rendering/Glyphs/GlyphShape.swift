/// A glyph as areas and lines in a cell, for those that must meet their neighbors without a gap.
///
/// Lengths are pixels from the cell's top-leading corner.
struct GlyphShape: Equatable {
  struct Area: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Areas that are filled.
  var areas: [Area] = []
  /// How much of the cell's background the areas cover, from 0 to 1.
  var opacity = 1.0
  /// Lines of one pixel as path data of SVG.
  var lines: [String] = []
  /// The centers of dots, and their radius.
  var dots: [(x: Double, y: Double)] = []
  var dotRadius = 0.0

  /// The shape of a scalar; nil for those that a font draws.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x2500...0x257F: self = Self.line(scalar)
    case 0x2580...0x259F: self = Self.block(scalar)
    case 0x2800...0x28FF: self = Self.braille(scalar)
    default: return nil
    }
  }

  init() {}

  static func == (left: GlyphShape, right: GlyphShape) -> Bool {
    left.areas == right.areas && left.opacity == right.opacity && left.lines == right.lines
      && left.dots.elementsEqual(right.dots) { $0.x == $1.x && $0.y == $1.y }
  }

  mutating func add(_ x: Range<Int>, _ y: Range<Int>) {
    if x.isEmpty || y.isEmpty { return }
    areas.append(Area(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count))
  }
}
