import CellGrid
import Foundation
import LayoutCore

/// An area filled with a style.
struct StyledArea<Style: ShapeStyle>: LeafView {
  let style: Style

  func makeLeaf(_ context: LayoutModifierContext) -> AreaNode {
    AreaNode(style._shading(in: context.environment), context.graph)
  }

  func update(_ node: AreaNode, from old: Self, _ context: LayoutModifierContext) {
    node.update(style._shading(in: context.environment))
  }
}

final class AreaNode: LayoutNode {
  private var shading: _Shading

  init(_ shading: _Shading, _ graph: Graph) {
    self.shading = shading
    super.init(graph)
  }

  func update(_ shading: _Shading) {
    if shading == self.shading { return }
    self.shading = shading
    invalidatePaint()
  }

  override var paintsContent: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.shapeSize }

  override func paint(_ context: inout PaintContext) {
    if let gradient = shading.gradient {
      context.fill(cells, with: GradientPainter(gradient, in: cells, of: graph.metrics.cellSize))
    } else if let ink = shading.backgroundInk {
      context.fill(cells, ink: ink)
    }
  }
}
