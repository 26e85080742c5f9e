import CellGrid
import Foundation
import LayoutCore

package final class TextNode: LayoutNode {
  private var runs: [Text.Run]
  private var inks: [Ink]
  private var settings: TextEnvironment
  private var paragraphs: TextParagraphs?
  private static let mostBreaks = 8
  /// The lines for the last few widths and limits that were asked for.
  private var broken: [(width: Int?, limit: Int, lines: TextLines)] = []

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
      invalidateOwnSize()
      invalidatePaint()
    } else if settings != environment.text {
      broken = []
      invalidateOwnSize()
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
  private func lines(for proposal: ProposedViewSize) -> TextLines {
    let cell = graph.metrics.cellSize
    let width = proposal.width.flatMap { $0 == .infinity ? nil : max(1, tfloor($0 / cell.width)) }
    var limit = Int.max
    if let height = proposal.height, height != .infinity {
      limit = max(1, tfloor(height / cell.height))
    }
    if let most = settings.lineLimit { limit = min(limit, max(1, most)) }
    let unbroken = unbroken
    if width ?? .max >= unbroken.width && limit >= unbroken.count { return unbroken }
    return broken(width: width, limit: limit)
  }

  private var unbroken: TextLines {
    if let paragraphs { return paragraphs.unbroken }
    let made = TextParagraphs(runs)
    paragraphs = made
    return made.unbroken
  }

  private func broken(width: Int?, limit: Int) -> TextLines {
    for entry in broken where entry.width == width && entry.limit == limit { return entry.lines }
    let lines = paragraphs!.lines(width: width)
      .limited(to: limit, width: width, mode: settings.truncation)
    if broken.count == Self.mostBreaks { broken.removeFirst() }
    broken.append((width, limit, lines))
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lines = lines(for: proposal)
    let cell = graph.metrics.cellSize
    return CGSize(
      width: CGFloat(lines.width) * cell.width, height: CGFloat(lines.count) * cell.height)
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
    let inner = context.clipped(to: cells)
    var y = cells.y
    for line in lines(for: proposal).lines {
      var x = cells.x + indent(line)
      var start = 0
      for piece in line.pieces {
        let glyphs = line.glyphs[start..<start + piece.count]
        inner.write(glyphs, x: x, y: y, ink: inks[piece.run])
        start += piece.count
        if start < line.glyphs.count { x += glyphs.reduce(0) { $0 + Int($1.width) } }
      }
      y += 1
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
