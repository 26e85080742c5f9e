import Foundation

/// The arithmetic shared by horizontal and vertical stacks.
///
/// Space is handed out in groups of falling priority. Within a group the children of the smallest
/// flexibility (length at infinity less length at zero) are served first, each with an equal share
/// of what is left.
struct StackEngine {
  /// The axis along which children follow each other.
  let axis: Axis
  /// The guide that meets on one line.
  let alignment: AlignmentKey
  /// The gap between children in points, or `nil` for their preferred distances.
  let spacing: CGFloat?

  func makeCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
    var cache = StackLayoutCache()
    fill(&cache, subviews)
    return cache
  }

  func fill(_ cache: inout StackLayoutCache, _ subviews: LayoutSubviews) {
    cache.children.removeAll(keepingCapacity: true)
    cache.children.reserveCapacity(subviews.elements.count)
    cache.gaps = 0
    cache.isUniform = true
    cache.probedAcross = nil
    cache.arrangedProposal = nil
    let fixed = spacing.map { subviews.metrics.whole($0, axis: axis) }
    let standard = axis == .horizontal ? subviews.metrics.defaultColumnSpacing : 0
    var previous = ViewSpacing.standard
    for (index, element) in subviews.elements.enumerated() {
      var gap: CGFloat = 0
      if fixed == nil && standard > 0 {
        let own = element.layoutSpacing
        if index > 0 && !previous.touchesNext(own, along: axis) { gap = standard }
        previous = own
      } else if let fixed, index > 0 {
        gap = fixed
      }
      let priority = element.layoutPriority
      if let first = cache.children.first, first.priority != priority { cache.isUniform = false }
      cache.gaps += gap
      cache.children.append(StackLayoutCache.Child(priority: priority, gap: gap))
    }
  }

  /// Arranges the children for a proposal, unless the cache already holds that arrangement.
  func arrange(
    _ cache: inout StackLayoutCache, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    if cache.arrangedProposal == proposal { return }
    cache.arrangedProposal = proposal
    guard !subviews.elements.isEmpty else {
      cache.size = .zero
      return
    }
    let across = proposal[axis.other]
    if cache.probedAcross != .some(across) {
      cache.probedAcross = .some(across)
      for index in cache.children.indices {
        cache.children[index].minimum = .nan
        cache.children[index].maximum = .nan
      }
    }
    var pass = StackPass(
      axis: axis, cell: subviews.metrics.cellSize[axis], across: across,
      elements: subviews.elements)
    pass.distribute(proposal[axis], in: &cache)
    pass.align(alignment, in: &cache)
  }

  /// Arranges the children for the final bounds of the stack.
  ///
  /// A stack that was asked for its ideal length across offers its own length to its children, so
  /// that they fill it.
  func arrangeForPlacing(
    _ cache: inout StackLayoutCache, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
    arrange(&cache, final, subviews)
  }

  func place(
    _ cache: inout StackLayoutCache, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    arrangeForPlacing(&cache, in: bounds, proposal, subviews)
    let across = cache.arrangedProposal?[axis.other]
    var position = bounds.origin[axis]
    for (index, child) in cache.children.enumerated() {
      position += child.gap
      let origin = CGPoint(
        position, along: axis, across: bounds.origin[axis.other] + cache.offset(of: child))
      let offer = child.offer.isNaN ? nil : child.offer
      subviews[index].place(
        at: origin, proposal: ProposedViewSize(offer, along: axis, across: across))
      position += child.size[axis]
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ cache: inout StackLayoutCache, in bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    if key.combination == .never || subviews.elements.isEmpty { return nil }
    arrangeForPlacing(&cache, in: bounds, proposal, subviews)
    let across = cache.arrangedProposal?[axis.other]
    var combined = CombinedGuide(key.combination)
    var position = bounds.origin[axis]
    for (index, child) in cache.children.enumerated() {
      position += child.gap
      let offer = ProposedViewSize(
        child.offer.isNaN ? nil : child.offer, along: axis, across: across)
      if let guide = subviews.elements[index].explicitGuide(
        key, proposal: offer, size: child.size)
      {
        let start =
          key.axis == axis ? position : bounds.origin[axis.other] + cache.offset(of: child)
        combined.add(start + guide)
      }
      position += child.size[axis]
    }
    return combined.value
  }
}

extension StackLayoutCache {
  /// The distance across from the edge of the stack to that of a child.
  func offset(of child: Child) -> CGFloat {
    let offset = line - child.guide
    return offset.isFinite ? offset : 0
  }
}
