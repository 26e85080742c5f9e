/// Takes the place of a layout node of a lifted item, which stays mounted outside of the layout tree.
package final class StandInNode: ProxyNode {
  package let standsFor: ForEachItem
  /// Which of the item's layout nodes it is.
  package let part: Int

  /// Makes the stand-in of a part of an item.
  package init(_ item: ForEachItem, part: Int) {
    standsFor = item
    self.part = part
    super.init(for: item.layoutNodes[part], in: item.layoutNodes[part].graph)
    target.standIn = self
  }

  /// Whether this is still the node that the item contributes at this place.
  package var isCurrent: Bool {
    part < standsFor.layoutNodes.count && standsFor.layoutNodes[part] === target
  }

  /// Lets the item's node be laid out by itself again.
  package func retire() {
    if target.standIn === self { target.standIn = nil }
  }
}

/// Keeps a place among views for one that is dragged over them from elsewhere, where it stays.
package final class GuestNode: ProxyNode {
  /// Makes the guest that has the size of a node.
  package init(for target: LayoutNode) { super.init(for: target, in: target.graph) }

  /// Makes the same guest for another graph.
  init(_ guest: GuestNode, in graph: Graph) { super.init(for: guest.target, in: graph) }
}
