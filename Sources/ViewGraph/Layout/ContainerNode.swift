import CellGrid
import Foundation
import LayoutCore

/// A node that arranges any number of children with a layout.
class AnyContainerNode: LayoutNode {
  private var order: [LayoutNode]?

  override package var paintOrder: [LayoutNode] {
    if let order { return order }
    let order =
      hasRanks
      ? children.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
      : children
    self.order = order
    return order
  }

  /// Whether any child was asked for another rank than its position gives it.
  private var hasRanks: Bool {
    for child in children where child.zIndex != 0 { return true }
    return false
  }

  override var arrangesChildren: Bool { true }
  func forgetPaintOrder() { order = nil }
  override func childrenDidChange() { order = nil }
  override var zIndex: Double { 0 }
  override var spacerAxes: Axis.Set { [] }
  override var layoutSpacing: ViewSpacing { ViewSpacing(zeroAlong: []) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

final class ContainerNode<Arrangement: Layout>: AnyContainerNode {
  @exclusivity(unchecked) private var arrangementPlace = FixedPlace<Arrangement>()
  @exclusivity(unchecked) private var cache = FixedPlace<Arrangement.Cache>()
  @exclusivity(unchecked) private var subviews: LayoutSubviews
  @exclusivity(unchecked) private var isCacheCurrent = false
  @exclusivity(unchecked) private var givenGuides: [GuideEntry] = []
  private let mergesGuides: Bool

  private struct GuideEntry {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let size: CGSize
    let value: CGFloat?
  }

  /// The size of a cell, and the direction of layout that the arrangement is told.
  private var metrics: LayoutMetrics

  /// The direction of layout that the arrangement is told. Frames are mirrored without its doing.
  var direction: LayoutDirection {
    get { metrics.layoutDirection }
    set {
      if newValue == metrics.layoutDirection { return }
      metrics.layoutDirection = newValue
      childrenDidChange()
      invalidateSize()
    }
  }

  init(_ arrangement: Arrangement, _ graph: Graph) {
    metrics = graph.metrics
    subviews = LayoutSubviews([], metrics: graph.metrics)
    mergesGuides = Arrangement.self is any MergingLayout.Type
    super.init(graph)
    arrangementPlace.fill(arrangement)
  }

  var arrangement: Arrangement {
    get { arrangementPlace.address.pointee }
    set {
      arrangementPlace.fill(newValue)
      invalidateOwnSize()
    }
  }

  override var stackAxis: Axis? {
    if let any = arrangement as? AnyLayout { return any.stackOrientation }
    return Arrangement.layoutProperties.stackOrientation
  }

  override var layoutSpacing: ViewSpacing {
    prepareCache()
    return arrangementPlace.address.pointee.spacing(
      subviews: subviews, cache: &cache.address.pointee)
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    var elements: [any LayoutElement] = []
    elements.reserveCapacity(children.count)
    for child in children { elements.append(child) }
    subviews = LayoutSubviews(elements, metrics: metrics)
  }

  override func sizeWasInvalidated() {
    isCacheCurrent = false
    givenGuides.removeAll(keepingCapacity: true)
  }

  private func prepareCache() {
    if isCacheCurrent { return }
    isCacheCurrent = true
    let layout = arrangementPlace.address
    if cache.isFilled {
      layout.pointee.updateCache(&cache.address.pointee, subviews: subviews)
    } else {
      cache.fill(layout.pointee.makeCache(subviews: subviews))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepareCache()
    return arrangementPlace.address.pointee.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache.address.pointee)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    prepareCache()
    for child in children { child.isPlaced = false }
    let bounds = CGRect(origin: .zero, size: size)
    arrangementPlace.address.pointee.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.address.pointee)
    for child in children where !child.isPlaced {
      let childSize = child.size(for: proposal)
      let placement = Placement.centered(childSize, in: bounds, proposal: proposal)
      child.place(at: placement.origin, proposal: proposal)
    }
  }

  override var ownGuides: GuideKinds { mergesGuides ? [] : .all }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if mergesGuides && key.combination == .never { return nil }
    for entry in givenGuides
    where entry.key == key && entry.proposal == proposal && entry.size == size {
      return entry.value
    }
    let value = placedGuide(key, CGRect(origin: .zero, size: size), proposal)
    givenGuides.append(GuideEntry(key: key, proposal: proposal, size: size, value: value))
    return value
  }

  private func placedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    prepareCache()
    let layout = arrangementPlace.address
    return key.axis == .horizontal
      ? layout.pointee.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.address.pointee)
      : layout.pointee.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.address.pointee)
  }

  override var layoutPriority: Double { children.isEmpty ? arrangement.emptyPriority : 0 }
}
