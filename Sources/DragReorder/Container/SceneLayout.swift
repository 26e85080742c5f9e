import Foundation
import LayoutCore
import ViewGraph

/// The moment that a layout of a container belongs to: it counts the layouts of the graph and the orders that
/// the container has shown.
struct SceneStamp: Equatable {
  var layouts = -1
  var orders = -1
}

/// Where the items of a container are at one moment.
///
/// One report of the pointer asks for it several times, and most reports change nothing.
struct SceneLayout<CollectionID: Hashable> {
  var stamp = SceneStamp()
  var regions: [CollectionRegion<CollectionID>] = []
  /// The frames of what each collection shows.
  var frames: [ShownFrames] = []
  var collections: [ReorderCollection<CollectionID>] = []
}

/// The frames of what a collection shows, or in a lazy container of what it shows in view.
struct ShownFrames {
  /// The position of the first.
  var first = 0
  /// Unsnapped, in cells of the screen.
  var frames: [CGRect] = []

  subscript(position: Int) -> CGRect? {
    frames.indices.contains(position - first) ? frames[position - first] : nil
  }

  /// The frames of what can be seen of them in a collection of a kind: in a pile the next one covers each.
  func zones(of kind: CollectionKind) -> ShownFrames {
    guard case .pile(let axis) = kind else { return self }
    let zones = frames.indices.map { index in
      let next = index + 1 < frames.count ? frames[index + 1] : nil
      return CollectionKind.strip(of: frames[index], under: next, along: axis)
    }
    return ShownFrames(first: first, frames: zones)
  }

  /// The last position with a frame that holds a point.
  func position(at point: CGPoint) -> Int? {
    frames.lastIndex { $0.contains(point) }.map { $0 + first }
  }
}

extension ReorderHost {
  /// Where the items are now.
  var currentLayout: SceneLayout<CollectionID> {
    let stamp = SceneStamp(layouts: graph.layoutCount, orders: orderCount)
    if knownLayout.stamp == stamp { return knownLayout }
    var layout = SceneLayout(stamp: stamp, regions: CollectionRegion.regions(of: self))
    let standIns = shown.map { carriedNodes($0) } ?? []
    for region in layout.regions {
      let frames = shownFrames(in: region, standIns)
      let collection = region.collection(frames.frames, first: frames.first)
      layout.frames.append(frames.zones(of: collection.kind))
      layout.collections.append(collection)
    }
    knownLayout = layout
    return layout
  }

  /// The frame of what a collection shows at a position that has no place in its known layout.
  func frame(ofUnseen position: Int, in region: CollectionRegion<CollectionID>) -> CGRect {
    guard let items = region.content.lazyItems else { return .zero }
    var slot: Int?
    switch shown?.slot(at: position, in: region.id) ?? .live(position) {
    case .live(let live): slot = items.slot(ofItem: live)
    // All that is carried has one slot of the container.
    case .carried: slot = shown?.gap?.index ?? items.slot(ofItem: position)
    }
    return slot.map { cells(of: items.frame(at: $0)) } ?? .zero
  }

  /// - Parameter standIns: The nodes that stand in for the carried items.
  private func shownFrames(
    in region: CollectionRegion<CollectionID>, _ standIns: [[LayoutNode]]
  ) -> ShownFrames {
    guard let items = region.content.lazyItems else {
      let shown = shownItems(region, standIns)
      return ShownFrames(frames: shown.frames(cell: graph.metrics.cellSize))
    }
    let made = items.made
    let first = position(ofSlot: made.lowerBound, region)
    let end = position(ofSlot: made.upperBound, region)
    let frames = (first..<end).map { position in
      let nodes = shownNodes(at: position, in: region)
      return nodes.first?.parent == nil
        ? frame(ofUnseen: position, in: region) : frame(of: nodes)
    }
    return ShownFrames(first: first, frames: frames)
  }

  /// The position of what a lazy container shows at one of its slots, of which all stand-ins have one.
  private func position(ofSlot slot: Int, _ region: CollectionRegion<CollectionID>) -> Int {
    guard let shown, let gap = shown.gap, gap.collection == region.id, slot > gap.index else {
      return slot
    }
    return slot - 1 + shown.carriedCount
  }

  private func shownItems(
    _ region: CollectionRegion<CollectionID>, _ standIns: [[LayoutNode]]
  ) -> ShownItems {
    var items = ShownItems(content: region.content, standIns: standIns)
    if let shown {
      for home in shown.homes[region.id] ?? [] {
        items.homes.append(ShownItems.Home(live: home.live, source: home.source))
      }
      if let gap = shown.gap {
        items.isGapOpen = true
        if gap.collection == region.id { items.gap = gap.index }
      }
    }
    return items
  }

  // MARK: What is shown at one position

  /// What the items of a collection cover along an axis; nil where there are none to tell.
  func span(
    of region: CollectionRegion<CollectionID>, along axis: ReorderAxis
  ) -> ReorderSpan? {
    if let items = region.content.lazyItems {
      let start = cells(of: items.frame(at: 0)).span(along: axis).start
      let cell = graph.metrics.cellSize
      let end = items.end / (axis == .vertical ? cell.height : cell.width)
      return ReorderSpan(start: start, extent: max(0, end - start))
    }
    let live = region.content.itemCount
    let count = shown?.shownCount(in: region.id, live: live) ?? live
    if count == 0 { return nil }
    let first = frame(of: shownNodes(at: 0, in: region))
    let last = frame(of: shownNodes(at: count - 1, in: region))
    return first.union(last).span(along: axis)
  }

  /// The layout nodes shown at a position of a collection: those of an item or of a stand-in.
  private func shownNodes(
    at position: Int, in region: CollectionRegion<CollectionID>
  ) -> [LayoutNode] {
    let content = region.content
    switch shown?.slot(at: position, in: region.id) ?? .live(position) {
    case .live(let live):
      return live < content.itemCount ? content.item(at: live)?.layoutNodes ?? [] : []
    case .carried(let source):
      return shown.map { carriedNodes($0)[source] } ?? []
    }
  }

  private func frame(of layoutNodes: [LayoutNode]) -> CGRect {
    ShownItems.frame(of: layoutNodes, graph.metrics.cellSize)
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

  let content: any DynamicContentNode
  /// The carried items among these, by rising live index.
  var homes: [Home] = []
  /// Whether the carried items are shown as a gap, here or elsewhere, and not at home.
  var isGapOpen = false
  /// How many of the items that stay come before the gap, if it is here.
  var gap: Int?
  /// The nodes that stand in for the carried items.
  let standIns: [[LayoutNode]]

  /// The frames of all that is shown, in unsnapped cells of the screen.
  func frames(cell: CGSize) -> [CGRect] {
    var frames: [CGRect] = []
    let count = content.itemCount
    frames.reserveCapacity(count + standIns.count)
    var home = 0
    var base = 0
    for live in 0..<count {
      if home < homes.count, homes[home].live == live {
        if !isGapOpen { frames.append(frame(ofStandIn: homes[home].source, cell)) }
        home += 1
        continue
      }
      if base == gap { appendStandIns(to: &frames, cell) }
      frames.append(Self.frame(of: content.item(at: live)?.layoutNodes ?? [], cell))
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
  fileprivate static func frame(of layoutNodes: [LayoutNode], _ cell: CGSize) -> CGRect {
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
