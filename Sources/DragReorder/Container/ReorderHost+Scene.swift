import CellGrid
import Foundation
import LayoutCore
import ViewGraph

extension ReorderHost {
  var scene: HostScene<ItemID, CollectionID> { HostScene(host: self) }

  /// The sum of the offsets of the scroll views around and in the container, in cells.
  var scrollOffset: CGPoint {
    var offset = CGPoint.zero
    for collection in collections {
      var current = collection.arranger
      while let layoutNode = current {
        if let scroller = layoutNode as? ScrollNode {
          offset.x += scroller.offset.x
          offset.y += scroller.offset.y
        }
        current = layoutNode.parent
      }
    }
    let cell = graph.metrics.cellSize
    return CGPoint(x: offset.x / cell.width, y: offset.y / cell.height)
  }

  /// An unsnapped frame in cells of the screen.
  func frame(of layoutNode: LayoutNode) -> CGRect {
    layoutNode.frame(inCellsOf: graph.metrics.cellSize)
  }

  /// A frame in points as one in cells.
  func cells(of frame: CGRect) -> CGRect {
    let cell = graph.metrics.cellSize
    return CGRect(
      x: frame.minX / cell.width, y: frame.minY / cell.height, width: frame.width / cell.width,
      height: frame.height / cell.height)
  }

  /// What arranges the rows of a container that is around a `ForEach` alone and has its frames in them.
  var arrangers: [LayoutNode] {
    var arrangers: [LayoutNode] = []
    for collection in collections {
      if let arranger = collection.arranger, holdsFrames(arranger) { arrangers.append(arranger) }
    }
    return arrangers
  }

  func isArranged(by layoutNode: LayoutNode) -> Bool {
    for collection in collections where collection.arranger === layoutNode {
      return holdsFrames(layoutNode)
    }
    return false
  }

  private func holdsFrames(_ arranger: LayoutNode) -> Bool {
    for frame in frameNodes {
      if let node = frame.node { return node.isInside(arranger) }
    }
    return true
  }

  /// The visible bounds of the container in cells.
  var bounds: CGRect {
    let arrangers = arrangers
    let cells = (arrangers.isEmpty ? frameNodes.compactMap(\.node) : arrangers).unclippedCells
    return CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
  }
}

/// The container as the engine sees it.
///
/// The engine is not bound to the main actor; a scene is made and used within one call on it.
@MainActor
struct HostScene<ItemID: Hashable, CollectionID: Hashable>: @MainActor ReorderScene {
  let host: ReorderHost<ItemID, CollectionID>

  var bounds: CGRect { host.bounds }
  var isEnabled: Bool { host.isEnabled }

  var collections: [ReorderCollection<CollectionID>] { host.currentLayout.collections }

  private func content(_ id: CollectionID) -> (any DynamicContentNode)? {
    host.collection(id)?.content
  }

  func arrange(_ projection: ReorderProjection<ItemID, CollectionID>?) { host.show(projection) }

  func frame(at index: Int, in collection: Int) -> CGRect {
    let layout = host.currentLayout
    return layout.frames[collection][index]
      ?? host.frame(ofUnseen: index, in: layout.regions[collection])
  }

  func index(at point: CGPoint, in collection: Int) -> Int? {
    host.currentLayout.frames[collection].position(at: point)
  }

  func payload(for item: ItemID) -> [ItemID]? { host.payload(for: item) }

  var selection: [ItemID] { host.selection }

  func isMoveDisabled(_ item: ItemID) -> Bool { host.isMoveDisabled(item) }

  func verdict(
    on destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) -> ReorderVerdict<ItemID, CollectionID> { host.verdict(on: destination) }

  func count(in collection: CollectionID) -> Int? { content(collection)?.itemCount }

  func item(at index: Int, in collection: CollectionID) -> ItemID {
    content(collection)!.itemID(at: index).base as! ItemID
  }

  func location(of item: ItemID) -> ReorderLocation<CollectionID>? {
    for collection in host.searchOrder {
      guard let id = collection.id.base as? CollectionID,
        let index = collection.content?.index(of: AnyHashable(item))
      else { continue }
      return ReorderLocation(collection: id, index: index)
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether a node is around this one.
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    var node = parent
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }
}
