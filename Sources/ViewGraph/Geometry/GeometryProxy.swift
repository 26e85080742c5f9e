import Foundation
import LayoutCore

/// Tells the size and the position of a view.
@MainActor
public struct GeometryProxy {
  private weak var node: LayoutNode?
  private weak var reader: (any GeometryListener)?

  /// The size of the view in points.
  public nonisolated let size: CGSize

  init(_ node: LayoutNode, reader: (any GeometryListener)? = nil) {
    self.node = node
    self.reader = reader
    size = node.size
  }

  /// What the view's safe area leaves out, which is nothing in a terminal.
  public nonisolated var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the view in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of the view in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    reader?.reads(space)
    return node?.frame(in: space) ?? CGRect(origin: .zero, size: size)
  }

  /// The bounds of the nearest view of a name around, in the coordinates of this view; nil if there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    reader?.reads(space.coordinateSpace)
    guard let node, let around = node.nearest(space.name) else { return nil }
    let own = node.frame(in: around)
    return CGRect(x: -own.minX, y: -own.minY, width: around.size.width, height: around.size.height)
  }
}

/// Something that has to look again when a frame that it read changes.
@MainActor
protocol GeometryListener: AnyObject {
  func reads(_ space: CoordinateSpace)
}
