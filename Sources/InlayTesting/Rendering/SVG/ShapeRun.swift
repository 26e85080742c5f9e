/// The shapes of glyphs of one style in a row; areas that continue each other are joined.
struct ShapeRun {
  private var areas: [(area: GlyphShape.Area, opacity: Double)] = []
  private var others = ""

  mutating func add(_ shape: GlyphShape, x: Int, y: Int) {
    for area in shape.areas {
      var area = area
      area.x += x
      area.y += y
      let open = areas.lastIndex {
        $0.area.y == area.y && $0.area.height == area.height && $0.opacity == shape.opacity
          && $0.area.x + $0.area.width == area.x
      }
      if let open {
        areas[open].area.width += area.width
      } else {
        areas.append((area, shape.opacity))
      }
    }
    for line in shape.lines {
      others +=
        "<path transform=\"translate(\(x) \(y))\" d=\"\(line)\" fill=\"none\" stroke=\"currentColor\"/>"
    }
    for dot in shape.dots {
      others +=
        "<circle cx=\"\(Double(x) + dot.x)\" cy=\"\(Double(y) + dot.y)\" r=\"\(shape.dotRadius)\"/>"
    }
  }

  var elements: String {
    if areas.isEmpty { return others }
    let rects = areas.map { area, opacity in
      let cover = opacity == 1 ? "" : " opacity=\"\(opacity)\""
      return
        "<rect x=\"\(area.x)\" y=\"\(area.y)\" width=\"\(area.width)\" height=\"\(area.height)\"\(cover)/>"
    }
    return "<g shape-rendering=\"crispEdges\">\(rects.joined())</g>" + others
  }
}
