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
    let cell = graph.metrics.cellSize
    return CGRect(
      x: layoutNode.absolute.x / cell.width, y: layoutNode.absolute.y / cell.height,
      width: layoutNode.size.width / cell.width, height: layoutNode.size.height / cell.height)
  }

  /// A frame in points as one in cells.
  func cells(of frame: CGRect) -> CGRect {
    let cell = graph.metrics.cellSize
    return CGRect(
      x: frame.minX / cell.width, y: frame.minY / cell.height, width: frame.width / cell.width,
      height: frame.height / cell.height)
  }

  /// The unsnapped frame of an item with what the modifiers of its collection put around it.
  func frame(of layoutNodes: [LayoutNode]) -> CGRect {
    var result: CGRect?
    for layoutNode in layoutNodes {
      let frame = frame(of: layoutNode.outermostWrapper)
      result = result.map { $0.union(frame) } ?? frame
    }
    return result ?? .zero
  }

  /// The visible bounds of the container in cells.
  var bounds: CGRect {
    let cells = frameNodes.compactMap(\.node).reduce(CellRect.zero) {
      $0.union($1.cells.intersection($1.clip))
    }
    return CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
  }
}

extension LayoutNode {
  /// This node or the outermost of those around it that hold nothing else, below the arranging container.
  var outermostWrapper: LayoutNode {
    var node = self
    while let parent = node.parent, !parent.arrangesChildren { node = parent }
    return node
  }
}

/// The container as the engine sees it.
///
/// The engine is not bound to the main actor; a scene is made and used within one call on it.
@MainActor
struct HostScene<ItemID: Hashable, CollectionID: Hashable>: @MainActor ReorderScene {
  let host: ReorderHost<ItemID, CollectionID>
  private let regions: [CollectionRegion<CollectionID>]

  init(host: ReorderHost<ItemID, CollectionID>) {
    self.host = host
    regions = CollectionRegion.regions(of: host)
  }

  var bounds: CGRect { host.bounds }
  var isEnabled: Bool { host.isEnabled }

  var collections: [ReorderCollection<CollectionID>] {
    regions.map { region in
      let sample = sample(region)
      return region.collection(sample.map { frame(at: $0, region) }, first: sample.lowerBound)
    }
  }

  private func content(_ id: CollectionID) -> (any DynamicContentNode)? {
    host.collection(id)?.content
  }

  private func shownCount(_ region: CollectionRegion<CollectionID>) -> Int {
    let live = region.content.itemCount
    return host.shown?.shownCount(in: region.id, live: live) ?? live
  }

  /// The positions whose frames tell how the items lie: all, or in a lazy container those in view.
  private func sample(_ region: CollectionRegion<CollectionID>) -> Range<Int> {
    guard let items = region.content.lazyItems else { return 0..<shownCount(region) }
    let made = items.made
    return shownIndex(ofSlot: made.lowerBound, region)..<shownIndex(ofSlot: made.upperBound, region)
  }

  /// The position of what a lazy container shows at one of its slots, of which all stand-ins have one.
  private func shownIndex(ofSlot slot: Int, _ region: CollectionRegion<CollectionID>) -> Int {
    guard let shown = host.shown, let gap = shown.gap, gap.collection == region.id,
      slot > gap.index
    else { return slot }
    return slot - 1 + shown.sources.count
  }

  private func frame(at index: Int, _ region: CollectionRegion<CollectionID>) -> CGRect {
    let nodes = host.shownNodes(at: index, in: region.content, region.id)
    if let items = region.content.lazyItems, nodes.first?.parent == nil {
      let live: Int
      switch host.shown?.slot(at: index, in: region.id) ?? .live(index) {
      case .live(let index): live = index
      case .carried: return .zero
      }
      return items.slot(ofItem: live).map { host.cells(of: items.frame(at: $0)) } ?? .zero
    }
    return host.frame(of: nodes)
  }

  func arrange(_ projection: ReorderProjection<ItemID, CollectionID>?) { host.show(projection) }

  func frame(at index: Int, in collection: Int) -> CGRect { frame(at: index, regions[collection]) }

  func index(at point: CGPoint, in collection: Int) -> Int? {
    let region = regions[collection]
    return sample(region).last { frame(at: $0, region).contains(point) }
  }

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
