import Foundation
import LayoutCore

extension LayoutNode {
  /// The nearest scroll view around that scrolls along an axis, and how far this node is from the start of
  /// its content.
  final func scroller(along axis: Axis) -> (scroller: ScrollNode, position: CGFloat)? {
    var position: CGFloat = 0
    var node = self
    while let parent = node.parent {
      position += node.origin[axis]
      if let scroller = parent as? ScrollNode, scroller.frame.axes.contains(axis) {
        return (scroller, position)
      }
      node = parent
    }
    return nil
  }

  /// The nearest scroll view around.
  final var nearestScroller: ScrollNode? {
    var node = parent
    while let current = node {
      if let scroller = current as? ScrollNode { return scroller }
      node = current.parent
    }
    return nil
  }
}
