import Foundation
import LayoutCore
import ViewGraph

/// The moment that a layout of a container belongs to: it counts the layouts of the graph and the orders that
/// the container has shown.
struct SceneStamp: Equatable {
  var layouts = -1
  var orders = -1
}

/// The collections of a container at one moment.
struct SceneRegions<CollectionID: Hashable> {
  var stamp = SceneStamp()
  var regions: [CollectionRegion<CollectionID>] = []
}

/// Where the items of a container are at one moment.
///
/// One report of the pointer asks for it several times, and most reports change nothing.
struct SceneLayout<CollectionID: Hashable> {
  var stamp = SceneStamp()
  /// The moment of the regions that the collections have.
  var regionStamp = SceneStamp()
  /// The frames of what each collection shows, in unsnapped cells of the screen.
  var frames: [[CGRect]] = []
  var collections: [ReorderCollection<CollectionID>] = []
}

extension ReorderHost {
  private var stamp: SceneStamp {
    SceneStamp(layouts: graph.layoutCount, orders: orderCount)
  }

  var currentRegions: SceneRegions<CollectionID> {
    let stamp = stamp
    if knownRegions.stamp != stamp {
      knownRegions = SceneRegions(stamp: stamp, regions: CollectionRegion.regions(of: self))
    }
    return knownRegions
  }

  /// Where the items are now, in collections with these regions.
  func layout(of regions: SceneRegions<CollectionID>) -> SceneLayout<CollectionID> {
    let stamp = stamp
    if knownLayout.stamp == stamp && knownLayout.regionStamp == regions.stamp { return knownLayout }
    let nodes = shown.map { shown in shown.sources.map { standIns[$0] ?? [] } } ?? []
    let cell = graph.metrics.cellSize
    let frames = regions.regions.map { shownItems($0, nodes).frames(cell: cell) }
    knownLayout = SceneLayout(
      stamp: stamp, regionStamp: regions.stamp, frames: frames,
      collections: zip(regions.regions, frames).map { $0.collection($1) })
    return knownLayout
  }

  private func shownItems(
    _ region: CollectionRegion<CollectionID>, _ standIns: [[StandInNode]]
  ) -> ShownItems {
    let homes = shown?.homes[region.id] ?? []
    let gap = shown?.gap
    return ShownItems(
      items: region.content.items,
      homes: homes.map { ShownItems.Home(live: $0.live, source: $0.source) },
      isGapOpen: gap != nil, gap: gap.flatMap { $0.collection == region.id ? $0.index : nil },
      standIns: standIns)
  }
}

/// What one collection shows, without the types of the identifiers: this runs over all items in a drag.
@MainActor
struct ShownItems {
  /// A carried item in the collection that holds it.
  struct Home {
    let live: Int
    let source: Int
  }

  let items: [ForEachItem]
  /// The carried items among these, by rising live index.
  let homes: [Home]
  /// Whether the carried items are shown as a gap, here or elsewhere, and not at home.
  let isGapOpen: Bool
  /// How many of the items that stay come before the gap, if it is here.
  let gap: Int?
  /// The nodes that stand in for the carried items.
  let standIns: [[StandInNode]]

  /// The frames of all that is shown, in unsnapped cells of the screen.
  func frames(cell: CGSize) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count + standIns.count)
    var home = 0
    var base = 0
    for (live, item) in items.enumerated() {
      if home < homes.count, homes[home].live == live {
        if !isGapOpen { frames.append(frame(ofStandIn: homes[home].source, cell)) }
        home += 1
        continue
      }
      if base == gap { appendStandIns(to: &frames, cell) }
      frames.append(Self.frame(of: item.layoutNodes, cell))
      base += 1
    }
    if let gap, base <= gap { appendStandIns(to: &frames, cell) }
    return frames
  }

  private func appendStandIns(to frames: inout [CGRect], _ cell: CGSize) {
    for source in standIns.indices { frames.append(frame(ofStandIn: source, cell)) }
  }

  private func frame(ofStandIn source: Int, _ cell: CGSize) -> CGRect {
    source < standIns.count ? Self.frame(of: standIns[source], cell) : .zero
  }

  /// The unsnapped frame of an item with what the modifiers of its collection put around it.
  private static func frame(of layoutNodes: [LayoutNode], _ cell: CGSize) -> CGRect {
    var result: CGRect?
    for layoutNode in layoutNodes {
      let frame = layoutNode.outermostWrapper.frame(inCellsOf: cell)
      result = result.map { $0.union(frame) } ?? frame
    }
    return result ?? .zero
  }
}

extension LayoutNode {
  /// The unsnapped frame in cells of the screen, given the size of a cell in points.
  func frame(inCellsOf cell: CGSize) -> CGRect {
    CGRect(
      x: absolute.x / cell.width, y: absolute.y / cell.height, width: size.width / cell.width,
      height: size.height / cell.height)
  }

  /// This node or the outermost of those around it that hold nothing else, below the arranging container.
  var outermostWrapper: LayoutNode {
    var node = self
    while let parent = node.parent, !parent.arrangesChildren { node = parent }
    return node
  }
}
