import CellGrid
import Foundation
import LayoutCore

package final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var block: TextBlock
  @exclusivity(unchecked) private var pens: [LinePen]

  init(_ runs: [TextRun], _ environment: EnvironmentValues, _ graph: Graph) {
    block = TextBlock(runs, environment.text)
    pens = runs.pens(in: environment)
    super.init(graph)
  }

  func update(_ runs: [TextRun], _ environment: EnvironmentValues) {
    if !block.matches(runs, environment.text) {
      block = TextBlock(runs, environment.text)
      invalidateOwnSize()
      invalidatePaint()
    }
    let pens = runs.pens(in: environment)
    if pens != self.pens {
      self.pens = pens
      invalidatePaint()
    }
  }

  /// What the text says, without its styles and its decoration.
  package var string: String { block.string }

  override var paintsContent: Bool { true }

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
    let cell = graph.metrics.cellSize
    block.lines(for: proposal, cell: cell)
      .draw(context, cells: cells, of: cell, pens: pens, settings: block.settings)
  }
}
