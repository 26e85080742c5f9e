/// Box drawing (U+2500 to U+257F) as four arms from the middle of the cell.
extension GlyphShape {
  /// The weights of the arms to the left, up, to the right and down of each scalar: 0 none, 1 light, 2 heavy,
  /// 3 double. They follow from the names of the characters in the Unicode Standard.
  private static let arms = """
    1010 2020 0101 0202 0000 0000 0000 0000 0000 0000 0000 0000 0011 0021 0012 0022
    1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112
    0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121
    1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 0000 0000 0000 0000
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 0000 0000 0000
    0000 0000 0000 0000 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201
    """.split { $0 == " " || $0 == "\n" }.map { $0.compactMap(\.wholeNumberValue) }

  static func line(_ scalar: UInt32) -> GlyphShape {
    if let dashes = dashes(scalar) { return dashes }
    if let path = curve(scalar) {
      var shape = GlyphShape()
      shape.lines = path
      return shape
    }
    let arms = arms[Int(scalar - 0x2500)]
    var shape = GlyphShape()
    shape.addHorizontal(Arms(arms[0], arms[2], before: arms[1], after: arms[3]))
    shape.addVertical(Arms(arms[1], arms[3], before: arms[0], after: arms[2]))
    return shape
  }

  /// The arms along one axis, and the weights of those across it.
  private struct Arms {
    let first: Int
    let last: Int
    let before: Int
    let after: Int

    init(_ first: Int, _ last: Int, before: Int, after: Int) {
      self.first = first
      self.last = last
      self.before = before
      self.after = after
    }

    /// How far a line runs, in pixels from the leading edge; nil if there is none.
    ///
    /// - Parameters:
    ///   - offset: Of a double line -1 for the one before the middle and 1 for the one after it; else 0.
    ///   - weight: The arms that count.
    ///   - middle: The pixel in the middle.
    func extent(_ offset: Int, weight: Int, middle: Int, length: Int) -> Range<Int>? {
      let (hasFirst, hasLast) = (first == weight, last == weight)
      guard hasFirst || hasLast else { return nil }
      // Where a double line crosses, this one ends at its near line or reaches to its far one.
      let near = offset < 0 ? before : after
      let across = Swift.max(before, after)
      let lineHalf = across == 3 ? GlyphShape.gap : across == 2 ? 1 : 0
      let isCut = offset != 0 && near == 3
      let start: Int
      let end: Int
      if hasFirst && hasLast {
        if isCut { return nil }
        return 0..<length
      }
      let reach = isCut ? -GlyphShape.gap : lineHalf
      start = hasFirst ? 0 : middle - reach
      end = hasLast ? length : middle + reach + 1
      return start..<end
    }
  }

  /// How far the lines of a double one are from the middle, in pixels.
  private static let gap = 2

  private mutating func addHorizontal(_ arms: Arms) {
    addLines(arms, middle: CellPixels.middleX, length: CellPixels.width) { along, thickness in
      let y = CellPixels.middleY
      add(along, y + thickness.lowerBound..<y + thickness.upperBound)
    }
  }

  private mutating func addVertical(_ arms: Arms) {
    addLines(arms, middle: CellPixels.middleY, length: CellPixels.height) { along, thickness in
      let x = CellPixels.middleX
      add(x + thickness.lowerBound..<x + thickness.upperBound, along)
    }
  }

  private func addLines(
    _ arms: Arms, middle: Int, length: Int, add: (Range<Int>, Range<Int>) -> Void
  ) {
    if let along = arms.extent(0, weight: 1, middle: middle, length: length) { add(along, 0..<1) }
    if let along = arms.extent(0, weight: 2, middle: middle, length: length) { add(along, -1..<2) }
    for offset in [-1, 1] {
      let at = offset * Self.gap
      if let along = arms.extent(offset, weight: 3, middle: middle, length: length) {
        add(along, at..<at + 1)
      } else if arms.first == 3 && arms.last == 3 {
        // A double line that another crosses: two pieces, up to its near lines.
        add(0..<middle - Self.gap + 1, at..<at + 1)
        add(middle + Self.gap..<length, at..<at + 1)
      }
    }
  }

  private static func dashes(_ scalar: UInt32) -> GlyphShape? {
    let count: Int
    switch scalar {
    case 0x2504...0x2507: count = 3
    case 0x2508...0x250B: count = 4
    case 0x254C...0x254F: count = 2
    default: return nil
    }
    let isVertical = scalar & 2 != 0
    let thickness = scalar & 1 == 0 ? 0..<1 : -1..<2
    let length = isVertical ? CellPixels.height : CellPixels.width
    var shape = GlyphShape()
    for dash in 0..<count {
      let along =
        (length * dash + count / 2) / count..<(length * (dash + 1) + count / 2) / count - 1
      if isVertical {
        let x = CellPixels.middleX
        shape.add(x + thickness.lowerBound..<x + thickness.upperBound, along)
      } else {
        let y = CellPixels.middleY
        shape.add(along, y + thickness.lowerBound..<y + thickness.upperBound)
      }
    }
    return shape
  }

  /// Round corners and diagonals as paths.
  private static func curve(_ scalar: UInt32) -> [String]? {
    let (x, y) = (Double(CellPixels.middleX) + 0.5, Double(CellPixels.middleY) + 0.5)
    let (right, bottom) = (CellPixels.width, CellPixels.height)
    let radius = Double(CellPixels.middleX) + 0.5
    func corner(_ endX: Int, _ endY: Int) -> [String] {
      let (dx, dy) = (endX == 0 ? -radius : radius, endY == 0 ? -radius : radius)
      return ["M\(x) \(endY)V\(y + dy)Q\(x) \(y) \(x + dx) \(y)H\(endX)"]
    }
    switch scalar {
    case 0x256D: return corner(right, bottom)
    case 0x256E: return corner(0, bottom)
    case 0x256F: return corner(0, 0)
    case 0x2570: return corner(right, 0)
    case 0x2571: return ["M0 \(bottom)L\(right) 0"]
    case 0x2572: return ["M0 0L\(right) \(bottom)"]
    case 0x2573: return ["M0 \(bottom)L\(right) 0", "M0 0L\(right) \(bottom)"]
    default: return nil
    }
  }
}
