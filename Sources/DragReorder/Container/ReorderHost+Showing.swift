import CellGrid
import LayoutCore
import ViewGraph

extension ReorderHost {
  /// Has the collections show an order, and lays it out.
  func show(_ projection: ReorderProjection<ItemID, CollectionID>?) {
    if projection == shown { return }
    if projection != nil { graph.animate(.makeWay) }
    if let projection, projection.guests == 0, standIns.isEmpty { prepare(projection.sources) }
    apply(projection)
    graph.updateLayout()
  }

  /// Has the collections show an order from the next layout on.
  func apply(_ projection: ReorderProjection<ItemID, CollectionID>?) {
    shown = projection
    orderCount += 1
    for collection in collections {
      guard let content = collection.content, let id = collection.id.base as? CollectionID else {
        continue
      }
      let projected = projection.flatMap { contentProjection($0, of: content, id) }
      if projected != nil || content.projection != nil { content.projection = projected }
    }
  }

  /// What one collection shows: its own carried items as stand-ins at home while there is no gap, else
  /// all carried items as one gap in the collection of the destination.
  private func contentProjection(
    _ projection: ReorderProjection<ItemID, CollectionID>, of content: any DynamicContentNode,
    _ id: CollectionID
  ) -> ContentProjection? {
    let hasGap = projection.gap != nil
    var replacements: [Int: [LayoutNode]] = [:]
    for home in projection.homes[id] ?? [] where home.live < content.itemCount {
      replacements[home.live] = hasGap ? [] : standIns[projection.sources[home.source]] ?? []
    }
    let gap = projection.gap.flatMap { $0.collection == id ? $0 : nil }
    if replacements.isEmpty && gap == nil { return nil }
    let inserted =
      gap == nil ? [] : carriedNodes(projection).flatMap { $0 }
    return ContentProjection(
      replacements: replacements, insertion: gap?.index ?? .max, inserted: inserted)
  }

  /// The layout nodes shown for each carried item.
  func carriedNodes(_ projection: ReorderProjection<ItemID, CollectionID>) -> [[LayoutNode]] {
    projection.guests > 0 ? guests : projection.sources.map { standIns[$0] ?? [] }
  }

  // MARK: Stand-ins

  /// Takes the picture of what is lifted and makes what stands in for it, while it is still in place.
  ///
  /// The engine has a gap laid out before it says that a drag has begun.
  private func prepare(_ sources: [ItemID]) {
    let items = sources.compactMap(item)
    for item in items { layOutUnseen(item) }
    let nodes = items.map(\.layoutNodes)
    let held = pressed.flatMap { id in sources.firstIndex(of: id) } ?? 0
    let ids = Set(sources.map { AnyHashable($0) })
    let drag = exchange.begin(
      from: node, itemIDs: sources.map { AnyHashable($0) },
      items: payload.map { $0.filter { ids.contains($0.id) }.map(\.item) }, heldIndex: held,
      home: self, pictured: nodes)
    drag.cell = pressedCell
    drag.grabbed = pressedCell
    if !isMovedByKeys { drag.axis = pressedAxis }
    trace("sources", "\(sources) held \(held)")
    drag.landing = { [weak self] in
      guard let self, isMounted, let id = current, let item = item(id) else { return nil }
      return item.layoutNodes.cells
    }
    drag.preview = DragPreview(nodes, lead: held, pointer: pressedCell, graph)
    renewStandIns(for: sources)
  }

  /// Lays out an item of a lazy container that has not been in view, for its picture.
  private func layOutUnseen(_ item: ForEachItem) {
    guard item.layoutNodes.cells.isEmpty, let items = item.owner.lazyItems,
      let slot = items.slot(ofItem: item.index)
    else { return }
    let frame = items.frame(at: slot)
    let proposal =
      items.axis == .vertical
      ? ProposedViewSize(width: frame.width, height: nil)
      : ProposedViewSize(width: nil, height: frame.height)
    for layoutNode in item.layoutNodes {
      layoutNode.layOutAlone(at: frame.origin, proposal: proposal)
    }
  }

  /// Keeps a stand-in for every node that a carried item contributes now.
  ///
  /// An item that came to another collection is another view, and a view may replace what it shows.
  func renewStandIns(for sources: [ItemID]) {
    var kept: [ItemID: [StandInNode]] = [:]
    for source in sources {
      guard let item = item(source) else { continue }
      let old = standIns.removeValue(forKey: source) ?? []
      if !old.isEmpty, old.count == item.layoutNodes.count,
        old.allSatisfy({ $0.standsFor === item && $0.isCurrent })
      {
        kept[source] = old
      } else {
        for standIn in old { standIn.retire() }
        kept[source] = standIns(for: item)
      }
    }
    removeStandIns()
    standIns = kept
    orderCount += 1
  }

  private func standIns(for item: ForEachItem) -> [StandInNode] {
    let placeholders = PlaceholderScope.of(item.owner, within: node)
    let picture = placeholders?.picture(of: item.owner.element(at: item.index))
    return item.layoutNodes.indices.map { part in
      let standIn = StandInNode(item, part: part)
      standIn.placeholder = picture
      return standIn
    }
  }

  func removeStandIns() {
    for standIn in standIns.values.joined() { standIn.retire() }
    standIns = [:]
  }
}
