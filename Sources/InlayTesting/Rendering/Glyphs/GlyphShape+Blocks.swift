/// Block elements (U+2580 to U+259F) and Braille patterns (U+2800 to U+28FF).
extension GlyphShape {
  static func block(_ scalar: UInt32) -> GlyphShape {
    let (width, height) = (CellPixels.width, CellPixels.height)
    var shape = GlyphShape()
    switch scalar {
    case 0x2580: shape.add(0..<width, 0..<eighths(4, of: height))
    case 0x2581...0x2588:
      shape.add(0..<width, eighths(0x2588 - scalar, of: height)..<height)
    case 0x2589...0x258F: shape.add(0..<eighths(0x2590 - scalar, of: width), 0..<height)
    case 0x2590: shape.add(eighths(4, of: width)..<width, 0..<height)
    case 0x2591...0x2593:
      shape.add(0..<width, 0..<height)
      shape.opacity = Double(scalar - 0x2590) / 4
    case 0x2594: shape.add(0..<width, 0..<eighths(1, of: height))
    case 0x2595: shape.add(width - eighths(1, of: width)..<width, 0..<height)
    default:
      let (x, y) = (eighths(4, of: width), eighths(4, of: height))
      let quadrants = quadrants[Int(scalar - 0x2596)]
      if quadrants & 1 != 0 { shape.add(0..<x, 0..<y) }
      if quadrants & 2 != 0 { shape.add(x..<width, 0..<y) }
      if quadrants & 4 != 0 { shape.add(0..<x, y..<height) }
      if quadrants & 8 != 0 { shape.add(x..<width, y..<height) }
    }
    return shape
  }

  /// The quadrants of U+2596 to U+259F: 1 is top-left, 2 top-right, 4 bottom-left, 8 bottom-right.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func eighths(_ count: UInt32, of length: Int) -> Int {
    (length * Int(count) + 4) / 8
  }

  static func braille(_ scalar: UInt32) -> GlyphShape {
    // The bits of a pattern number the dots of the left column, then of the right one; the bottom row was
    // added later.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    var shape = GlyphShape()
    shape.dotRadius = 1.25
    for (bit, place) in places.enumerated() where (scalar - 0x2800) >> UInt32(bit) & 1 == 1 {
      let x = Double(CellPixels.width) * (Double(place.0) * 2 + 1) / 4
      let y = Double(CellPixels.height) * (Double(place.1) * 2 + 1) / 8
      shape.dots.append((x, y))
    }
    return shape
  }
}
