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

  /// Reads what the cache keeps for all proposals, and forgets the rest.
  func fill(_ cache: inout StackLayoutCache, _ subviews: LayoutSubviews) {
    cache.children.removeAll(keepingCapacity: true)
    cache.children.reserveCapacity(subviews.elements.count)
    cache.gaps = 0
    cache.isUniform = true
    cache.isArranged = false
    let fixed = spacing.map { subviews.metrics.whole($0, axis: axis) }
    let standard = axis == .horizontal ? subviews.metrics.defaultColumnSpacing : 0
    var previous = ViewSpacing.standard
    for (index, element) in subviews.elements.enumerated() {
      var gap: CGFloat = 0
      if let fixed {
        if index > 0 { gap = fixed }
      } else if standard > 0 {
        let own = element.layoutSpacing
        if index > 0 && !previous.touchesNext(own, along: axis) { gap = standard }
        previous = own
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
    if cache.isArranged && cache.arrangedProposal == proposal { return }
    let across = proposal.stored(along: axis.other)
    let isProbed =
      cache.isArranged
      && (across == cache.probedAcross || (across.isNaN && cache.probedAcross.isNaN))
    cache.isArranged = true
    cache.arrangedProposal = proposal
    cache.probedAcross = across
    cache.size = .zero
    let (gaps, isUniform) = (cache.gaps, cache.isUniform)
    let result = cache.children.withUnsafeMutableBufferPointer { children in
      subviews.elements.withUnsafeBufferPointer { elements in
        let pass = StackPass(
          axis: axis, cell: subviews.metrics.cellSize[axis], across: across, elements: elements,
          children: children)
        if !isProbed { pass.forgetProbes() }
        pass.distribute(proposal.stored(along: axis), gaps: gaps, isUniform: isUniform)
        return pass.align(alignment)
      }
    }
    // Negative gaps may exceed the lengths between them.
    cache.size = CGSize(max(0, gaps + result.along), along: axis, across: result.across)
    cache.line = result.line
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

  /// Calls `body` for each child with its place in the final bounds.
  private func forEachPlaced(
    _ cache: inout StackLayoutCache, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ body: (_ index: Int, _ placement: Placement, _ size: CGSize) -> Void
  ) {
    arrangeForPlacing(&cache, in: bounds, proposal, subviews)
    var position = bounds.origin[axis]
    for index in cache.children.indices {
      let child = cache.children[index]
      position += child.gap
      let origin = CGPoint(
        position, along: axis, across: bounds.origin[axis.other] + cache.offset(of: child))
      let offer = ProposedViewSize(
        stored: child.offer, along: axis, across: cache.probedAcross)
      body(index, Placement(origin: origin, proposal: offer), child.size)
      position += child.size[axis]
    }
  }

  func place(
    _ cache: inout StackLayoutCache, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    forEachPlaced(&cache, in: bounds, proposal, subviews) { index, placement, _ in
      subviews[index].place(at: placement.origin, proposal: placement.proposal)
    }
  }

  /// Merges the explicit guides of the children.
  func explicitGuide(
    _ key: AlignmentKey, _ cache: inout StackLayoutCache, in bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    if key.combination == .never { return nil }
    var combined = CombinedGuide(key.combination)
    forEachPlaced(&cache, in: bounds, proposal, subviews) { index, placement, size in
      if let guide = subviews.elements[index].explicitGuide(
        key, proposal: placement.proposal, size: size)
      {
        combined.add(placement.origin[key.axis] + guide)
      }
    }
    return combined.value
  }
}
