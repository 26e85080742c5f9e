import CellGrid
import Foundation
import LayoutCore

/// Takes part in a layout like another node, and draws a placeholder.
///
/// It forwards every question to the node, so that a layout cannot tell it from that one.
package class ProxyNode: LayoutNode {
  final let target: LayoutNode
  /// Draws what is shown instead of an outline, given the size in cells.
  package final var placeholder: (@MainActor (CellSize) -> Surface)?

  init(for target: LayoutNode, in graph: Graph) {
    self.target = target
    super.init(graph)
  }

  override var paintsContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target.size(for: proposal) }
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  override var ownGuides: GuideKinds { target.guides }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    target.explicitGuide(key, proposal: proposal, size: size)
  }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { target.layoutValue(key) }
  override package var layoutPriority: Double { target.layoutPriority }
  override package var spacerAxes: Axis.Set { target.spacerAxes }
  override package var layoutSpacing: ViewSpacing { target.layoutSpacing }
  override package var zIndex: Double { target.zIndex }

  /// Draws an outline where there is room for one, else a line.
  override func paint(_ context: inout PaintContext) {
    if let placeholder {
      return context.draw(placeholder(cells.size), at: cells.origin)
    }
    let ink = Ink(foreground: .default, attributes: .dim)
    let lines = LineSet.dashed
    if cells.height < 2 || cells.width < 2 {
      context.fill(cells, with: lines.horizontal, ink: ink)
    } else {
      context.outline(cells, lines: lines, ink: ink)
    }
  }
}
