import CellGrid
import Foundation
import LayoutCore

/// Something that measures and draws itself: how other modules make leaves of their own.
@MainActor
package protocol DrawnContent {
  /// Returns the size in points for a proposal; `cell` is the size of a cell in points.
  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize

  /// Draws into the cells of the frame.
  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues)
}

/// Shows content that draws itself.
package struct DrawnView<Content: DrawnContent>: LeafView {
  let content: Content

  package init(content: Content) { self.content = content }

  package func makeLeaf(_ context: LayoutModifierContext) -> DrawnNode {
    DrawnNode(content, context.environment, context.graph)
  }

  package func update(_ node: DrawnNode, from old: Self, _ context: LayoutModifierContext) {
    node.update(content, context.environment)
  }
}

package final class DrawnNode: LayoutNode {
  private var content: any DrawnContent
  private var environment: EnvironmentValues

  init(_ content: any DrawnContent, _ environment: EnvironmentValues, _ graph: Graph) {
    self.content = content
    self.environment = environment
    super.init(graph)
  }

  func update(_ content: any DrawnContent, _ environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
    invalidateSize()
    invalidatePaint()
  }

  override var paintsContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal, cell: graph.metrics.cellSize)
  }

  override func paint(_ context: inout PaintContext) {
    content.draw(&context, cells: cells, environment: environment)
  }
}
