import CellGrid
import Foundation
import LayoutCore

package final class TextNode: LayoutNode {
  private var runs: [Text.Run]
  private var inks: [Ink]
  private var settings: TextEnvironment
  private var paragraphs: TextParagraphs?
  /// The lines for the last few widths and limits that were asked for.
  private var broken: [(width: Int?, limit: Int?, lines: [TextLine])] = []

  init(_ runs: [Text.Run], _ environment: EnvironmentValues, _ graph: Graph) {
    self.runs = runs
    inks = runs.map { $0.ink(in: environment) }
    settings = environment.text
    super.init(graph)
  }

  func update(_ runs: [Text.Run], _ environment: EnvironmentValues) {
    if !runs.elementsEqual(self.runs, by: { $0.string == $1.string }) {
      paragraphs = nil
      broken = []
      invalidateSize()
      invalidatePaint()
    } else if settings != environment.text {
      broken = []
      invalidateSize()
      invalidatePaint()
    }
    self.runs = runs
    settings = environment.text
    let inks = runs.map { $0.ink(in: environment) }
    if inks != self.inks {
      self.inks = inks
      invalidatePaint()
    }
  }

  override var paintsContent: Bool { true }

  /// The lines under a proposal: the columns and the most lines that it allows.
  private func lines(for proposal: ProposedViewSize) -> [TextLine] {
    let cell = graph.metrics.cellSize
    let width = proposal.width.flatMap { $0 == .infinity ? nil : max(1, tfloor($0 / cell.width)) }
    var limit = proposal.height.flatMap {
      $0 == .infinity ? nil : max(1, tfloor($0 / cell.height))
    }
    if let most = settings.lineLimit { limit = min(limit ?? .max, max(1, most)) }
    for entry in broken where entry.width == width && entry.limit == limit { return entry.lines }
    if paragraphs == nil { paragraphs = TextParagraphs(runs) }
    var lines = paragraphs!.lines(width: width)
    if let limit { lines = lines.limited(to: limit, width: width, mode: settings.truncation) }
    if broken.count == SizeCache.capacity { broken.removeFirst() }
    broken.append((width, limit, lines))
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lines = lines(for: proposal)
    let cell = graph.metrics.cellSize
    return CGSize(
      width: CGFloat(lines.map(\.width).max() ?? 0) * cell.width,
      height: CGFloat(lines.count) * cell.height)
  }

  override package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return graph.metrics.cellSize.height }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height }
    return nil
  }

  override func paint(_ context: inout PaintContext) {
    let inner = context.clipped(to: cells)
    for (row, line) in lines(for: proposal).enumerated() {
      let y = cells.y + row
      var x = cells.x + indent(line)
      var start = 0
      while start < line.glyphs.count {
        let run = line.glyphs[start].run
        var end = start
        var width = 0
        while end < line.glyphs.count, line.glyphs[end].run == run {
          width += line.glyphs[end].width
          end += 1
        }
        inner.write(line.glyphs[start..<end].lazy.map(\.glyph), x: x, y: y, ink: inks[run])
        x += width
        start = end
      }
    }
  }

  private func indent(_ line: TextLine) -> Int {
    switch settings.alignment {
    case .leading: 0
    case .center: max(0, (cells.width - line.width) / 2)
    case .trailing: max(0, cells.width - line.width)
    }
  }
}
