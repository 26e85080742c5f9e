import CellGrid
import Foundation
import LayoutCore

@testable import ViewGraph

/// A view that asks a closure for its size and never changes.
struct SizedLeaf: LeafView {
  let measure: (ProposedViewSize) -> CGSize

  /// A view of a size that does not depend on what it is offered.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> SizedLeaf {
    SizedLeaf { _ in CGSize(width: width, height: height) }
  }

  func makeLeaf(_ context: LayoutModifierContext) -> SizedNode {
    SizedNode(measure, context.graph)
  }

  func update(_ node: SizedNode, from old: SizedLeaf, _ context: LayoutModifierContext) {
    node.answer = measure
    node.invalidateSize()
  }
}

final class SizedNode: LayoutNode {
  var answer: (ProposedViewSize) -> CGSize
  /// The offers that have been asked for, in order.
  private(set) var offers: [ProposedViewSize] = []

  init(_ answer: @escaping (ProposedViewSize) -> CGSize, _ graph: Graph) {
    self.answer = answer
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    offers.append(proposal)
    return answer(proposal)
  }
}
