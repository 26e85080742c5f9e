/// A layout node that changes nothing, by which the object of a modifier is found.
package final class MarkerNode: LayoutNode {
  package private(set) weak var mark: AnyObject?

  package init(_ mark: AnyObject?, _ graph: Graph) {
    self.mark = mark
    super.init(graph)
  }
}
