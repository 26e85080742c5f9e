import CellGrid
import Foundation
import LayoutCore

/// Empty space that takes what is left along the axis of its stack.
public struct Spacer: LeafView {
  private let minLength: CGFloat?

  /// Creates a spacer of at least some points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func makeLeaf(_ context: LayoutModifierContext) -> SpacerNode {
    SpacerNode(minLength, context.graph)
  }

  package func update(_ node: SpacerNode, from old: Spacer, _ context: LayoutModifierContext) {
    if node.minLength == minLength { return }
    node.minLength = minLength
    node.invalidateSize()
  }
}

package final class SpacerNode: LayoutNode {
  var minLength: CGFloat?

  init(_ minLength: CGFloat?, _ graph: Graph) {
    self.minLength = minLength
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.spacerSize(minimum: minLength, along: stackAxis)
  }

  override package var layoutPriority: Double { -.infinity }

  override package var spacerAxes: Axis.Set {
    switch stackAxis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: [.horizontal, .vertical]
    }
  }
}

/// A line between views: upright in a row, level elsewhere.
public struct Divider: LeafView {
  /// Creates a divider.
  public init() {}

  package func makeLeaf(_ context: LayoutModifierContext) -> DividerNode {
    DividerNode(context.environment.ink, context.graph)
  }

  package func update(_ node: DividerNode, from old: Divider, _ context: LayoutModifierContext) {
    if node.ink == context.environment.ink { return }
    node.ink = context.environment.ink
    node.invalidatePaint()
  }
}

package final class DividerNode: LayoutNode {
  var ink: Ink

  init(_ ink: Ink, _ graph: Graph) {
    self.ink = ink
    super.init(graph)
  }

  override var paintsContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.dividerSize(in: stackAxis, metrics: graph.metrics)
  }

  override func paint(_ context: inout PaintContext) {
    let line = stackAxis == .horizontal ? LineSet.light.vertical : LineSet.light.horizontal
    var ink = ink
    ink.attributes.formUnion(.dim)
    context.fill(cells, with: line, ink: ink)
  }
}
