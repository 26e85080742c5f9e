import Foundation

/// One run of the stack algorithm for one proposal.
struct StackPass {
  let axis: Axis
  /// The length of a cell along the stack, in points.
  let cell: CGFloat
  /// The proposal across.
  let across: CGFloat?
  let elements: [any LayoutElement]

  /// Offers a length to each child and writes down what it answers.
  mutating func distribute(_ length: CGFloat?, in cache: inout StackLayoutCache) {
    guard let length else {
      for index in elements.indices { offer(nil, to: index, in: &cache) }
      return
    }
    if length == .infinity {
      for index in elements.indices { offer(length, to: index, in: &cache) }
      return
    }
    let count = elements.count
    if cache.isUniform {
      serve(0..<count, isOrdered: false, left: length - cache.gaps, in: &cache)
      return
    }
    distributeByPriority(length - cache.gaps, in: &cache)
  }

  private mutating func distributeByPriority(_ length: CGFloat, in cache: inout StackLayoutCache) {
    let count = elements.count
    cache.order.removeAll(keepingCapacity: true)
    cache.order.append(contentsOf: 0..<Int32(count))
    let children = cache.children
    cache.order.sort {
      let a = children[Int($0)].priority
      let b = children[Int($1)].priority
      return a != b ? a > b : $0 < $1
    }
    func groupEnd(from start: Int) -> Int {
      let priority = children[Int(cache.order[start])].priority
      var end = start + 1
      while end < count && children[Int(cache.order[end])].priority == priority { end += 1 }
      return end
    }
    var start = 0
    var end = groupEnd(from: 0)
    var left = length
    for position in end..<count {
      left -= finiteMinimum(of: Int(cache.order[position]), in: &cache)
    }
    while true {
      left = serve(start..<end, isOrdered: true, left: left, in: &cache)
      if end == count { return }
      start = end
      end = groupEnd(from: start)
      for position in start..<end {
        left += finiteMinimum(of: Int(cache.order[position]), in: &cache)
      }
    }
  }

  /// Hands out space to one group and returns what is left of it.
  ///
  /// - Parameter isOrdered: Whether the group is a range of `cache.order` already, rather than one
  ///   of the children.
  @discardableResult
  private mutating func serve(
    _ group: Range<Int>, isOrdered: Bool, left available: CGFloat, in cache: inout StackLayoutCache
  ) -> CGFloat {
    var left = available
    // Without anything to share out, or anyone to share with, the order makes no difference.
    let isTrivial = left <= 0 || group.count == 1
    if !isTrivial {
      if !isOrdered {
        cache.order.removeAll(keepingCapacity: true)
        cache.order.append(contentsOf: Int32(group.lowerBound)..<Int32(group.upperBound))
      }
      sortByFlexibility(group, in: &cache)
    }
    var waiting = CGFloat(group.count)
    for position in group {
      let index = isOrdered || !isTrivial ? Int(cache.order[position]) : position
      offer(max(0, left / waiting), to: index, in: &cache)
      left -= cache.children[index].size[axis]
      waiting -= 1
    }
    return left
  }

  private mutating func sortByFlexibility(_ group: Range<Int>, in cache: inout StackLayoutCache) {
    for position in group {
      let index = Int(cache.order[position])
      probeMinimum(of: index, in: &cache)
      if cache.children[index].maximum.isNaN {
        cache.children[index].maximum = measure(index, .infinity)[axis]
      }
    }
    let children = cache.children
    let cell = cell
    // Rounded to 1/1024 of a cell, so that noise cannot reorder equals.
    func rank(_ length: CGFloat) -> CGFloat { (1024 * length / cell + 0.5).rounded(.down) }
    cache.order[group].sort {
      let a = children[Int($0)]
      let b = children[Int($1)]
      if a.maximum == .infinity || b.maximum == .infinity {
        if a.maximum != b.maximum { return b.maximum == .infinity }
        let (minimumA, minimumB) = (rank(a.minimum), rank(b.minimum))
        return minimumA != minimumB ? minimumA > minimumB : $0 < $1
      }
      let flexibilityA = rank(a.maximum - a.minimum)
      let flexibilityB = rank(b.maximum - b.minimum)
      return flexibilityA != flexibilityB ? flexibilityA < flexibilityB : $0 < $1
    }
  }

  private func probeMinimum(of index: Int, in cache: inout StackLayoutCache) {
    if cache.children[index].minimum.isNaN {
      cache.children[index].minimum = measure(index, 0)[axis]
    }
  }

  private func finiteMinimum(of index: Int, in cache: inout StackLayoutCache) -> CGFloat {
    probeMinimum(of: index, in: &cache)
    let minimum = cache.children[index].minimum
    return minimum == .infinity ? 0 : minimum
  }

  private func measure(_ index: Int, _ length: CGFloat?) -> CGSize {
    elements[index].size(for: ProposedViewSize(length, along: axis, across: across))
  }

  private func offer(_ length: CGFloat?, to index: Int, in cache: inout StackLayoutCache) {
    let size = measure(index, length)
    cache.children[index].size = size
    cache.children[index].offer = length ?? .nan
    if length == 0 { cache.children[index].minimum = size[axis] }
    if length == .infinity { cache.children[index].maximum = size[axis] }
  }

  /// Lines up the guides of the children and computes the size of the stack.
  func align(_ key: AlignmentKey, in cache: inout StackLayoutCache) {
    let minor = axis.other
    var along = cache.gaps
    var before: CGFloat = 0
    var after: CGFloat = 0
    var isInfinite = false
    for index in elements.indices {
      let child = cache.children[index]
      along += child.size[axis]
      let offer = ProposedViewSize(
        child.offer.isNaN ? nil : child.offer, along: axis, across: across)
      let dimensions = ViewDimensions(size: child.size, proposal: offer, element: elements[index])
      let guide = dimensions[key]
      cache.children[index].guide = guide
      let extent = child.size[minor]
      if extent == .infinity {
        isInfinite = true
        continue
      }
      before = max(before, guide)
      after = max(after, extent - guide)
    }
    cache.line = before
    cache.size = CGSize(along, along: axis, across: isInfinite ? .infinity : before + after)
  }
}
