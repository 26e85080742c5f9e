import CellGrid
import Foundation
import LayoutCore

/// A node that arranges any number of children with a layout.
class AnyContainerNode: LayoutNode {
  private var order: [LayoutNode]?
  /// Whether any child was asked for another rank than its position gives it.
  override var paintOrder: [LayoutNode] {
    if let order { return order }
    let ranked = children.contains { $0.zIndex != 0 }
    let order =
      ranked
      ? children.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
      : children
    self.order = order
    return order
  }

  override var arrangesChildren: Bool { true }
  func forgetPaintOrder() { order = nil }
  override func childrenDidChange() { order = nil }
  override var zIndex: Double { 0 }
  override var spacerAxes: Axis.Set { [] }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

final class ContainerNode<Arrangement: Layout>: AnyContainerNode {
  var arrangement: Arrangement {
    didSet { invalidateSize() }
  }
  private var subviews: LayoutSubviews
  private var cache: Arrangement.Cache?
  private var isCacheCurrent = false
  private var guides: [GuideEntry] = []

  private struct GuideEntry {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let size: CGSize
    let value: CGFloat?
  }

  init(_ arrangement: Arrangement, _ graph: Graph) {
    self.arrangement = arrangement
    subviews = LayoutSubviews([], metrics: graph.metrics)
    super.init(graph)
  }

  override var stackAxis: Axis? { Arrangement.layoutProperties.stackOrientation }

  override func childrenDidChange() {
    super.childrenDidChange()
    subviews = LayoutSubviews(children.map { $0 as any LayoutElement }, metrics: graph.metrics)
  }

  override func sizeWasInvalidated() {
    isCacheCurrent = false
    guides.removeAll(keepingCapacity: true)
  }

  private func prepareCache() {
    if isCacheCurrent { return }
    if cache != nil {
      arrangement.updateCache(&cache!, subviews: subviews)
    } else {
      cache = arrangement.makeCache(subviews: subviews)
    }
    isCacheCurrent = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepareCache()
    return arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    prepareCache()
    for child in children { child.isPlaced = false }
    let bounds = CGRect(origin: .zero, size: size)
    arrangement.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    for child in children where !child.isPlaced {
      let childSize = child.size(for: proposal)
      let placement = Placement.centered(childSize, in: bounds, proposal: proposal)
      child.place(at: placement.origin, proposal: proposal)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    for entry in guides
    where entry.key == key && entry.proposal == proposal && entry.size == size {
      return entry.value
    }
    prepareCache()
    let bounds = CGRect(origin: .zero, size: size)
    let value =
      key.axis == .horizontal
      ? arrangement.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache!)
      : arrangement.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache!)
    guides.append(GuideEntry(key: key, proposal: proposal, size: size, value: value))
    return value
  }

  override var layoutPriority: Double { children.isEmpty ? arrangement.emptyPriority : 0 }
}
