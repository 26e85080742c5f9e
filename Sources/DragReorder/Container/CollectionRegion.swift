import Foundation
import LayoutCore
import ViewGraph

/// What belongs to one collection on the screen, in unsnapped cells.
@MainActor
struct CollectionRegion<CollectionID: Hashable> {
  let id: CollectionID
  let content: any DynamicContentNode
  private let frame: CGRect
  private let axis: ReorderAxis

  /// - Parameter first: The position of the item with the first of the frames.
  func collection(_ frames: [CGRect], first: Int) -> ReorderCollection<CollectionID> {
    ReorderCollection(
      id: id, region: frame, kind: CollectionKind(frames: frames, first: first, axis: axis))
  }

  /// The regions of the collections of a container: of each the outermost frame that holds no other
  /// collection, extended over the cross extent of the stack that holds it.
  static func regions<ItemID>(
    of host: ReorderHost<ItemID, CollectionID>
  ) -> [CollectionRegion] {
    let limits = Set(host.frameNodes.compactMap { $0.node.map(ObjectIdentifier.init) })
    var chains: [[LayoutNode]] = []
    var holders: [ObjectIdentifier: Int] = [:]
    for collection in host.collections {
      var chain: [LayoutNode] = []
      var current = collection.arranger
      while let layoutNode = current, !limits.contains(ObjectIdentifier(layoutNode)) {
        chain.append(layoutNode)
        holders[ObjectIdentifier(layoutNode), default: 0] += 1
        current = layoutNode.parent
      }
      chains.append(chain)
    }
    return zip(host.collections, chains).compactMap { collection, chain in
      guard let id = collection.id.base as? CollectionID, let content = collection.content else {
        return nil
      }
      let own = chain.prefix { holders[ObjectIdentifier($0)] == 1 }.last ?? chain.first
      guard let own else { return nil }
      return CollectionRegion(
        id: id, content: content, frame: extended(own, host),
        axis: chain.first?.stackAxis == .horizontal ? .horizontal : .vertical)
    }
  }

  private static func extended<ItemID>(
    _ layoutNode: LayoutNode, _ host: ReorderHost<ItemID, CollectionID>
  ) -> CGRect {
    var frame = host.frame(of: layoutNode)
    guard let parent = layoutNode.parent, let axis = parent.stackAxis else { return frame }
    let around = host.frame(of: parent)
    if axis == .horizontal {
      frame = CGRect(
        x: frame.minX, y: around.minY, width: frame.width, height: around.height)
    } else {
      frame = CGRect(x: around.minX, y: frame.minY, width: around.width, height: frame.height)
    }
    return frame
  }
}
