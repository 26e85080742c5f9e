import Foundation

/// One run of the stack algorithm for one proposal.
///
/// Works on the storage of the cache, since stacks are measured many times in every layout. In
/// proposals no number stands for the ideal length.
struct StackPass {
  typealias Child = StackLayoutCache.Child
  /// Positions of children in the order in which they are served.
  typealias Order = UnsafeMutableBufferPointer<Int32>

  let axis: Axis
  /// The length of a cell along the stack, in points.
  let cell: CGFloat
  /// The proposal across.
  let across: CGFloat
  let elements: UnsafeBufferPointer<any LayoutElement>
  let children: UnsafeMutableBufferPointer<Child>

  /// Forgets the minima and maxima that were asked for under another proposal across.
  func forgetProbes() {
    for index in children.indices {
      children[index].minimum = .nan
      children[index].maximum = .nan
    }
  }

  /// Offers a length to each child and writes down what it answers.
  func distribute(_ length: CGFloat, gaps: CGFloat, isUniform: Bool) {
    let left = length - gaps
    let count = children.count
    // Where there is nothing to share out, or no one to share with, the order makes no difference.
    if length.isNaN || length == .infinity {
      for index in 0..<count { offer(length, to: index) }
    } else if isUniform && left <= 0 {
      for index in 0..<count { offer(0, to: index) }
    } else if count == 1 {
      offer(max(0, left), to: 0)
    } else {
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
        for index in 0..<count { order.initializeElement(at: index, to: Int32(index)) }
        if isUniform {
          _ = serve(order, left: left)
        } else {
          distributeByPriority(order, left: left)
        }
      }
    }
  }

  private func distributeByPriority(_ order: Order, left length: CGFloat) {
    var sorting = order
    sorting.sort {
      let (a, b) = (children[Int($0)].priority, children[Int($1)].priority)
      return a != b ? a > b : $0 < $1
    }
    func group(from start: Int) -> Order {
      let priority = children[Int(order[start])].priority
      var end = start + 1
      while end < order.count && children[Int(order[end])].priority == priority { end += 1 }
      return Order(rebasing: order[start..<end])
    }
    var next = group(from: 0)
    var end = next.count
    var left = length
    for index in order[end...] { left -= finiteMinimum(of: Int(index)) }
    while true {
      left = serve(next, left: left)
      if end == order.count { return }
      next = group(from: end)
      end += next.count
      for index in next { left += finiteMinimum(of: Int(index)) }
    }
  }

  /// Hands out space to one group and returns what is left of it.
  private func serve(_ group: Order, left available: CGFloat) -> CGFloat {
    var left = available
    if left > 0 && group.count > 1 { sortByFlexibility(group) }
    var waiting = CGFloat(group.count)
    for index in group {
      offer(max(0, left / waiting), to: Int(index))
      left -= children[Int(index)].size[axis]
      waiting -= 1
    }
    return left
  }

  private func sortByFlexibility(_ group: Order) {
    for index in group { rankFlexibility(of: Int(index)) }
    var sorting = group
    sorting.sort {
      let (a, b) = (children[Int($0)], children[Int($1)])
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity {
        let (minimumA, minimumB) = (rank(a.minimum), rank(b.minimum))
        if minimumA != minimumB { return minimumA > minimumB }
      }
      return $0 < $1
    }
  }

  private func rankFlexibility(of index: Int) {
    probeMinimum(of: index)
    if children[index].maximum.isNaN { noteMaximum(measure(index, .infinity), of: index) }
    let child = children[index]
    children[index].flexibility =
      child.maximum == .infinity ? .infinity : rank(child.maximum - child.minimum)
  }

  /// Rounds to 1/1024 of a cell, so that rounding noise cannot reorder equals.
  private func rank(_ length: CGFloat) -> CGFloat {
    roundedDown(1024 * length / cell + 0.5)
  }

  private func probeMinimum(of index: Int) {
    if children[index].minimum.isNaN { noteMinimum(measure(index, 0), of: index) }
  }

  private func finiteMinimum(of index: Int) -> CGFloat {
    probeMinimum(of: index)
    let minimum = children[index].minimum
    return minimum == .infinity ? 0 : minimum
  }

  private func measure(_ index: Int, _ length: CGFloat) -> CGSize {
    elements[index].size(for: ProposedViewSize(stored: length, along: axis, across: across))
  }

  private func noteMinimum(_ size: CGSize, of index: Int) {
    children[index].minimum = size[axis]
    children[index].acrossMinimum = size[axis.other]
  }

  private func noteMaximum(_ size: CGSize, of index: Int) {
    children[index].maximum = size[axis]
    children[index].acrossMaximum = size[axis.other]
  }

  private func offer(_ length: CGFloat, to index: Int) {
    children[index].offer = length
    if let size = rigidSize(of: index), length.isFinite {
      children[index].size = size
      return
    }
    let size = measure(index, length)
    children[index].size = size
    if length == 0 { noteMinimum(size, of: index) }
    if length == .infinity { noteMaximum(size, of: index) }
  }

  /// The size of a child that is known to be the same for every length along.
  private func rigidSize(of index: Int) -> CGSize? {
    let child = children[index]
    // What was not asked for is no number, and so not the same as anything.
    guard child.minimum == child.maximum, child.acrossMinimum == child.acrossMaximum,
      elements[index].isSteady
    else { return nil }
    return CGSize(child.minimum, along: axis, across: child.acrossMinimum)
  }

  /// Puts the guides of all children on one line.
  ///
  /// - Returns: The sum of the lengths along, the length across of all children and the line
  ///   together, and the position of the line.
  func align(_ key: AlignmentKey) -> (along: CGFloat, across: CGFloat, line: CGFloat) {
    let minor = axis.other
    var along: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var isInfinite = false
    for index in children.indices {
      let size = children[index].size
      along += size[axis]
      let offer = ProposedViewSize(stored: children[index].offer, along: axis, across: across)
      let guide =
        elements[index].explicitGuide(key, proposal: offer, size: size)
        ?? key.defaultValue(in: size, proposal: offer, element: elements[index])
      children[index].guide = guide
      let extent = size[minor]
      if extent == .infinity {
        isInfinite = true
      } else {
        before = max(before, guide)
        after = max(after, extent - guide)
      }
    }
    return (along, isInfinite ? .infinity : before + after, before)
  }
}
