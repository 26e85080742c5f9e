import CellGrid

/// Draws the cells of a frame as SVG.
///
/// Each cell is 9 by 19 pixels. Lines, blocks and Braille patterns are drawn as shapes, so that they meet
/// without a gap whatever the font; all other text is set word by word on the grid.
struct FramePicture {
  private let surface: Surface
  private(set) var body = ""

  init(_ surface: Surface) {
    self.surface = surface
    for y in 0..<surface.height { drawBackgrounds(y) }
    for y in 0..<surface.height { drawRow(y) }
  }

  static func width(_ columns: Int) -> Int { columns * CellPixels.width }
  static func height(_ rows: Int) -> Int { rows * CellPixels.height }

  /// The columns of a row in runs of one style.
  private func runs(_ y: Int) -> [(columns: Range<Int>, style: CellStyle)] {
    var runs: [(columns: Range<Int>, style: CellStyle)] = []
    for x in 0..<surface.width {
      let style = surface[x, y].visibleStyle
      if let last = runs.last, last.style == style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append((x..<x + 1, style))
      }
    }
    return runs
  }

  private mutating func drawBackgrounds(_ y: Int) {
    var start = 0
    var current: PictureStyle.Paint?
    func rect(_ end: Int) -> String {
      guard let current, end > start else { return "" }
      return "<rect \(current.attributes) \(area(start..<end, y))/>"
    }
    var rects = ""
    for run in runs(y) {
      let paint = PictureStyle(run.style).background
      if paint != current {
        rects += rect(run.columns.lowerBound)
        (current, start) = (paint, run.columns.lowerBound)
      }
    }
    rects += rect(surface.width)
    if !rects.isEmpty { body += "<g shape-rendering=\"crispEdges\">\(rects)</g>\n" }
  }

  private func area(_ columns: Range<Int>, _ y: Int) -> String {
    "x=\"\(columns.lowerBound * CellPixels.width)\" y=\"\(y * CellPixels.height)\" "
      + "width=\"\(columns.count * CellPixels.width)\" height=\"\(CellPixels.height)\""
  }

  private mutating func drawRow(_ y: Int) {
    for run in runs(y) {
      let style = PictureStyle(run.style)
      var shapes = ShapeRun()
      var words = WordRun(y: y)
      if !style.attributes.contains(.hidden) {
        for x in run.columns where !surface[x, y].isTail {
          let glyph = surface[x, y].glyph
          if glyph == .blank { continue }
          if glyph.width == 1, let shape = GlyphShape(glyph.code) {
            shapes.add(shape, x: x * CellPixels.width, y: y * CellPixels.height)
          } else {
            words.add(glyph, column: x)
          }
        }
      }
      let lines = TextLines.drawn(under: run.columns, y: y, style)
      let content = shapes.elements + words.elements(style.attributes) + lines
      if content.isEmpty { continue }
      let dim = style.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
      body += "<g \(style.foreground.attributes)\(dim)>\(content)</g>\n"
    }
  }
}
