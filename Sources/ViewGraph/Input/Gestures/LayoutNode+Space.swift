import Foundation

extension LayoutNode {
  /// The zero of a coordinate space that this node uses, in points from the corner of the screen.
  func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return absolute
    case .global: return .zero
    case .named(let name):
      var node: LayoutNode? = self
      while let current = node {
        if let space = current as? CoordinateSpaceNode, space.name == name { return space.absolute }
        node = current.parent
      }
      return .zero
    }
  }
}
