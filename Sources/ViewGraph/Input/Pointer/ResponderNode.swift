import CellGrid

/// A layout node that changes nothing and lets an object react to the pointer in its frame.
package final class ResponderNode: LayoutNode {
  private let object: (any PointerResponder)?

  package init(_ object: (any PointerResponder)?, _ graph: Graph) {
    self.object = object
    super.init(graph)
  }

  override package var responder: (any PointerResponder)? { object }
}
