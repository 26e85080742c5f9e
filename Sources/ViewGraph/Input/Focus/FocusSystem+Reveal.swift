import Foundation
import LayoutCore

extension FocusSystem {
  /// Scrolls the views around a target so that it can be seen.
  func reveal(_ target: any FocusTarget) {
    guard let region = target.focusRegion else { return }
    graph.updateLayout()
    reveal(CGRect(origin: region.absolute, size: region.size), in: region.parent)
  }

  /// Scrolls the views around a place so that it can be seen.
  ///
  /// - Parameters:
  ///   - frame: The place in points of the screen.
  ///   - layoutNode: The innermost node that holds it.
  package func reveal(_ frame: CGRect, in layoutNode: LayoutNode?) {
    var frame = frame
    var node = layoutNode
    while let current = node {
      if let scroller = current as? ScrollNode {
        let visible = CGRect(origin: scroller.absolute, size: scroller.size)
        let shift = CGPoint(
          x: Self.shift(frame.minX, frame.maxX, into: visible.minX, visible.maxX),
          y: Self.shift(frame.minY, frame.maxY, into: visible.minY, visible.maxY))
        let before = scroller.offset
        _ = scroller.scroll(
          to: CGPoint(x: before.x + shift.x, y: before.y + shift.y))
        frame.origin.x -= scroller.offset.x - before.x
        frame.origin.y -= scroller.offset.y - before.y
      }
      node = current.parent
    }
  }

  /// How far to scroll for a span to be in another; its start counts where it is too long.
  private static func shift(
    _ start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    if start < low || end - start > high - low { return start - low }
    return max(0, end - high)
  }
}
