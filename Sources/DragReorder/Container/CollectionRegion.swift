import Foundation
import LayoutCore
import ViewGraph

/// What belongs to one collection on the screen, in unsnapped cells.
@MainActor
struct CollectionRegion<CollectionID: Hashable> {
  let id: CollectionID
  let content: any DynamicContentNode
  private var frame: CGRect
  /// The cells to which views around clip the collection.
  private let clip: CGRect
  private let axis: ReorderAxis
  /// The run of stacked sections to which the collection belongs, and what lies before its items.
  private var section: (sequence: Int, separator: ReorderSpan)?

  /// - Parameter first: The position of the item with the first of the frames.
  func collection(_ frames: [CGRect], first: Int) -> ReorderCollection<CollectionID> {
    var kind = CollectionKind(frames: frames, first: first, axis: axis)
    // Sections of a stack are walked along its axis also where one has too few items to tell.
    if section != nil { kind = .line(axis) }
    let visible = frame.intersection(clip)
    return ReorderCollection(
      id: id, region: frame, visible: visible.isNull ? .zero : visible, kind: kind,
      sequence: section?.sequence,
      separator: section?.separator)
  }

  /// The regions of the collections of a container, the topmost and innermost first: of each the outermost
  /// frame that holds no other collection, extended over the cross extent of the stack that holds it.
  /// Collections in one stack share it out between them.
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
    var regions: [CollectionRegion] = []
    var stacks: [ObjectIdentifier: (stack: LayoutNode, members: [Int])] = [:]
    var order = PaintOrder()
    var places: [[Int]] = []
    for (collection, chain) in zip(host.collections, chains) {
      guard let id = collection.id.base as? CollectionID, let content = collection.content,
        chain.first?.isInTree == true
      else { continue }
      let own = chain.prefix { holders[ObjectIdentifier($0)] == 1 }.last ?? chain.first
      guard let own, let stack = chain.first else { continue }
      let isShared = holders[ObjectIdentifier(stack)] ?? 0 > 1
      if isShared && (stack.stackAxis != nil || content.lazyItems != nil) {
        stacks[ObjectIdentifier(stack), default: (stack, [])].members.append(regions.count)
      }
      places.append(order.place(of: stack))
      let clip = own.clip
      regions.append(
        CollectionRegion(
          id: id, content: content, frame: extended(own, host),
          clip: CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height),
          axis: stack.stackAxis == .horizontal ? .horizontal : .vertical))
    }
    for (number, entry) in stacks.values.enumerated() {
      share(entry.stack, between: entry.members, in: &regions, sequence: number, host)
    }
    return regions.indices
      .sorted { first, second in
        places[first] == places[second]
          ? first < second : places[second].lexicographicallyPrecedes(places[first])
      }
      .map { regions[$0] }
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

  // MARK: Stacked sections

  /// Shares out a stack between the collections in it: each has what lies between the items of the one before
  /// and the end of its own.
  private static func share<ItemID>(
    _ stack: LayoutNode, between members: [Int], in regions: inout [CollectionRegion],
    sequence: Int, _ host: ReorderHost<ItemID, CollectionID>
  ) {
    let whole = host.frame(of: stack)
    let along = stack.stackAxis ?? regions[members[0]].content.lazyItems?.axis
    let axis: ReorderAxis = along == .horizontal ? .horizontal : .vertical
    let spans = members.map { host.span(of: regions[$0], along: axis) }
    let order = members.indices.sorted { first, second in
      guard let a = spans[first], let b = spans[second] else { return first < second }
      return (a.start, first) < (b.start, second)
    }
    var position = whole.span(along: axis).start
    for index in order {
      let items = spans[index] ?? ReorderSpan(start: position, extent: 0)
      let isLast = index == order.last
      let end = isLast ? max(items.end, whole.span(along: axis).end) : items.end
      if stack.stackAxis != nil {
        regions[members[index]].section = (
          sequence, ReorderSpan(start: position, extent: max(0, items.start - position))
        )
      }
      regions[members[index]].frame =
        axis == .vertical
        ? CGRect(x: whole.minX, y: position, width: whole.width, height: max(0, end - position))
        : CGRect(x: position, y: whole.minY, width: max(0, end - position), height: whole.height)
      position = max(position, items.end)
    }
  }
}
