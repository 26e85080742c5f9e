import CellGrid

/// The cells in which a frame is not the expected one.
struct CellDifferences: CustomStringConvertible {
  let shown: Surface
  let expected: Surface
  /// Cells side by side, from the top; those of glyphs that are cut by an edge of the run are whole.
  private(set) var runs: [CellRect] = []

  init(of shown: Surface, from expected: Surface) {
    self.shown = shown
    self.expected = expected
    for y in 0..<max(shown.height, expected.height) {
      var start: Int?
      for x in 0...max(shown.width, expected.width) {
        let differs = x < max(shown.width, expected.width) && !isSame(x, y)
        if differs, start == nil { start = x }
        if !differs, let first = start {
          runs.append(CellRect(x: first, y: y, width: x - first, height: 1))
          start = nil
        }
      }
    }
  }

  var isEmpty: Bool { runs.isEmpty && shown.size == expected.size }

  private func isSame(_ x: Int, _ y: Int) -> Bool {
    switch (Self.cell(shown, x, y), Self.cell(expected, x, y)) {
    case (let new?, let old?): new.looksLike(old)
    case (nil, nil): true
    default: false
    }
  }

  private static func cell(_ surface: Surface, _ x: Int, _ y: Int) -> Cell? {
    surface.bounds.contains(x: x, y: y) ? surface[x, y] : nil
  }

  private static let most = 12

  var description: String {
    var lines: [String] = []
    if shown.size != expected.size {
      lines.append("size: expected \(Self.words(expected.size)), got \(Self.words(shown.size))")
    }
    for run in runs.prefix(Self.most) {
      let columns = run.width == 1 ? "column \(run.x)" : "columns \(run.x) to \(run.maxX - 1)"
      lines.append("row \(run.y), \(columns)")
      lines.append("  expected  \(Self.words(expected, run))")
      lines.append("  got       \(Self.words(shown, run))")
    }
    if runs.count > Self.most { lines.append("and \(runs.count - Self.most) places more") }
    return lines.joined(separator: "\n")
  }

  private static func words(_ size: CellSize) -> String { "\(size.width)x\(size.height)" }

  /// The texts of some cells with their styles.
  private static func words(_ surface: Surface, _ run: CellRect) -> String {
    var parts: [(text: String, style: CellStyle)] = []
    for x in run.x..<run.maxX {
      guard let cell = cell(surface, x, run.y) else { continue }
      let style = cell.visibleStyle
      let text = cell.isTail ? "" : cell.glyph.string
      if parts.last?.style == style {
        parts[parts.count - 1].text += text
      } else {
        parts.append((text, style))
      }
    }
    if parts.isEmpty { return "nothing, beyond the edge" }
    return parts.map { "“\($0.text)” \(StyleWords.words(of: $0.style))" }.joined(separator: " + ")
  }
}
