import Foundation
import LayoutCore

extension LayoutNode {
  /// The frame of this node in points, in the coordinates of a node around it; nil stands for the screen.
  ///
  /// It follows from what layout has placed, whether or not the frames are final.
  final func frame(in space: LayoutNode?) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while node !== space, let parent = node.parent {
      frame.origin.x += node.origin.x + parent.contentOffset.x
      frame.origin.y += node.origin.y + parent.contentOffset.y
      if parent.isMirrored != parent.turnsDirection {
        frame.origin.x = parent.size.width - frame.maxX
      }
      node = parent
    }
    return frame
  }

  /// The frame of this node in a coordinate space; that of the screen where no view has the name.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame(in: nil as LayoutNode?)
    case .named(let name): frame(in: nearest(name))
    }
  }

  /// The nearest node around that carries a name.
  final func nearest(_ name: AnyHashable) -> LayoutNode? {
    let isScroll = name == AnyHashable(ScrollSpaceName())
    var node = parent
    while let current = node {
      if isScroll ? current is ScrollNode : (current as? CoordinateSpaceNode)?.name == name {
        return current
      }
      node = current.parent
    }
    return nil
  }
}
