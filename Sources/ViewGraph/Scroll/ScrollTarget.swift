import Foundation
import LayoutCore

/// Where a scroll view is to go.
struct ScrollTarget {
  /// The frame to show, in points of the content; nil once there is none.
  let frame: @MainActor () -> CGRect?
  /// The point of the frame that meets the same point of the viewport; nil scrolls no further than it takes
  /// to show the frame.
  let anchor: UnitPoint?

  init(anchor: UnitPoint?, frame: @escaping @MainActor () -> CGRect?) {
    self.anchor = anchor
    self.frame = frame
  }
}

extension ScrollNode {
  /// The offset along an axis at which a frame of the content is where an anchor wants it, in points.
  func offset(
    toShow frame: CGRect, anchor: UnitPoint?, along axis: Axis
  ) -> CGFloat {
    let current = offset[axis]
    guard self.frame.axes.contains(axis) else { return current }
    let (start, length, room) = (frame.origin[axis], frame.size[axis], viewport[axis])
    if let anchor {
      let fraction = axis == .horizontal ? anchor.x : anchor.y
      return start + fraction * (length - room)
    }
    if start < current || length > room { return start }
    return max(current, start + length - room)
  }

  /// Scrolls to a place, also where layout finds out only on the way how far that is.
  func go(to target: ScrollTarget) {
    self.target = target
    graph.setNeedsLayout()
  }

  /// Scrolls to the start or the end of the content along an axis.
  func go(toEnd isEnd: Bool, along axis: Axis) {
    go(
      to: ScrollTarget(anchor: nil) { [unowned self] in
        var frame = CGRect(origin: offset, size: viewport)
        if axis == .horizontal {
          frame.origin.x = isEnd ? limit(axis) : 0
        } else {
          frame.origin.y = isEnd ? limit(axis) : 0
        }
        return frame
      })
  }

  func followTarget() {
    guard let target, let frame = target.frame() else { return }
    _ = scroll(
      to: CGPoint(
        x: offset(toShow: frame, anchor: target.anchor, along: .horizontal),
        y: offset(toShow: frame, anchor: target.anchor, along: .vertical)))
  }
}

extension LayoutNode {
  /// Has all scroll views around scroll as far as it takes to show this node.
  final func reveal() {
    var node = parent
    while let current = node {
      if let scroller = current as? ScrollNode {
        scroller.go(
          to: ScrollTarget(anchor: nil) { [weak self, unowned scroller] in
            self.flatMap { $0.parent == nil ? nil : $0.frame(inContentOf: scroller) }
          })
      }
      node = current.parent
    }
  }

  /// The frame of this node in points of the content of a scroll view around.
  final func frame(inContentOf scroller: ScrollNode) -> CGRect {
    frame(in: scroller).offsetBy(dx: scroller.offset.x, dy: scroller.offset.y)
  }
}
