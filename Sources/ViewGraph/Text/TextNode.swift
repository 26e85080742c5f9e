import CellGrid
import Foundation
import LayoutCore

package final class TextNode: LayoutNode {
<<<<<<< HEAD
  private var runs: [Text.Run]
  private var inks: [Ink]
  private var settings: TextEnvironment
  private var glyphs: TextGlyphs?
  /// The lines where neither width nor height limit them.
  private var unbroken: TextLines?
  private static let mostBreaks = 8
  /// The lines for the last few widths and limits that were asked for.
  private var broken: [(width: Int?, limit: Int, lines: TextLines)] = []
=======
  private var block: TextBlock
  private var pens: [LinePen]
>>>>>>> main

  init(_ runs: [TextRun], _ environment: EnvironmentValues, _ graph: Graph) {
    block = TextBlock(runs, environment.text)
    pens = runs.map { $0.pen(in: environment) }
    super.init(graph)
  }

<<<<<<< HEAD
  func update(_ runs: [Text.Run], _ environment: EnvironmentValues) {
    if !runs.elementsEqual(self.runs, by: { $0.string == $1.string }) {
      glyphs = nil
      unbroken = nil
      broken = []
      invalidateOwnSize()
      invalidatePaint()
    } else if settings != environment.text {
      broken = []
=======
  func update(_ runs: [TextRun], _ environment: EnvironmentValues) {
    if !block.matches(runs, environment.text) {
      block = TextBlock(runs, environment.text)
>>>>>>> main
      invalidateOwnSize()
      invalidatePaint()
    }
    let pens = runs.map { $0.pen(in: environment) }
    if pens != self.pens {
      self.pens = pens
      invalidatePaint()
    }
  }

  override var paintsContent: Bool { true }

<<<<<<< HEAD
  /// The lines under a proposal: the columns and the most lines that it allows.
  private func lines(for proposal: ProposedViewSize) -> TextLines {
    let cell = graph.metrics.cellSize
    var width: Int?
    if let length = proposal.width, length != .infinity {
      width = max(1, tfloor(length / cell.width))
    }
    var limit = Int.max
    if let length = proposal.height, length != .infinity {
      limit = max(1, tfloor(length / cell.height))
    }
    if let most = settings.lineLimit { limit = min(limit, max(1, most)) }
    let whole = prepared()
    if width ?? .max >= whole.width && limit >= whole.count { return whole }
    return broken(width: width, limit: limit)
  }

  private func prepared() -> TextLines {
    if let unbroken { return unbroken }
    let glyphs = TextGlyphs(runs)
    let lines = TextLines(paragraphsOf: glyphs)
    self.glyphs = glyphs
    unbroken = lines
    return lines
  }

  private func broken(width: Int?, limit: Int) -> TextLines {
    for entry in broken where entry.width == width && entry.limit == limit { return entry.lines }
    let lines = TextLines(glyphs!, width: width, limit: limit, mode: settings.truncation)
    if broken.count == Self.mostBreaks { broken.removeFirst() }
    broken.append((width, limit, lines))
    return lines
  }

=======
>>>>>>> main
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    block.size(for: proposal, cell: graph.metrics.cellSize)
  }

  override var ownGuides: GuideKinds { .baselines }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return graph.metrics.cellSize.height }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height }
    return nil
  }

  override func paint(_ context: inout PaintContext) {
<<<<<<< HEAD
    let inner = context.clipped(to: cells)
    let lines = lines(for: proposal)
    var y = cells.y
    for line in lines.lines {
      paint(line, of: glyphs!, y, inner)
      y += 1
    }
    if let cut = lines.cut { paint(cut.paragraphs[0], of: cut, y, inner) }
  }

  private func paint(_ line: TextLine, of text: TextGlyphs, _ y: Int, _ context: PaintContext) {
    if line.range.isEmpty { return }
    var x = cells.x + indent(line)
    var start = line.range.lowerBound
    var run = text.run(of: start)
    while true {
      let end = min(text.runEnds[run], line.range.upperBound)
      let piece = text.glyphs[start..<end]
      context.write(piece, x: x, y: y, ink: inks[run])
      if end == line.range.upperBound { return }
      for glyph in piece { x += Int(glyph.width) }
      start = end
      run += 1
    }
  }

  private func indent(_ line: TextLine) -> Int {
    switch settings.alignment {
    case .leading: 0
    case .center: max(0, (cells.width - line.width) / 2)
    case .trailing: max(0, cells.width - line.width)
    }
=======
    let cell = graph.metrics.cellSize
    let lines = block.lines(for: proposal, cell: cell)
    block.draw(lines, context, cells: cells, of: cell, pens: pens)
>>>>>>> main
  }
}
