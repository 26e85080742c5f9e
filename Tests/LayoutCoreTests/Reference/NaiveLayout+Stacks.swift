import CaseFiles

extension NaiveLayout {
  func priority(_ tree: CaseTree) -> Double {
    switch tree.node {
    case .priority(let value, _): value
    case .spacer: -.infinity
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children),
      .pile(_, let children), .flow(_, let children), .equalWidth(_, let children),
      .unplaced(let children):
      children.isEmpty ? -.infinity : 0
    case .fixedSize(_, _, let child), .offset(_, _, let child), .guide(_, _, _, _, let child),
      .secondary(_, _, _, let child):
      priority(child)
    default: 0
    }
  }

  func isSpacer(_ tree: CaseTree) -> Bool {
    switch tree.node {
    case .spacer: true
    case .priority(_, let child), .fixedSize(_, _, let child), .offset(_, _, let child),
      .guide(_, _, _, _, let child), .secondary(_, _, _, let child):
      isSpacer(child)
    default: false
    }
  }

  private struct Stack {
    var axis: Int
    var key: String
    var spacing: Double?
    var children: [CaseTree]
  }

  private func stack(_ tree: CaseTree) -> Stack? {
    switch tree.node {
    case .hStack(let key, let spacing, let children):
      Stack(axis: 0, key: key ?? "center", spacing: spacing, children: children)
    case .vStack(let key, let spacing, let children):
      Stack(axis: 1, key: key ?? "center", spacing: spacing, children: children)
    default: nil
    }
  }

  func stackSize(_ tree: CaseTree, _ p: Offer) -> [Double] {
    if let stack = stack(tree) { return arrange(stack, p).size }
    guard case .zStack(_, let children) = tree.node else { return [0, 0] }
    let top = children.map(priority).max()
    let sizes = children.filter { priority($0) == top }.map { size($0, p, nil) }
    return (0...1).map { axis in sizes.map { $0[axis] }.max() ?? 0 }
  }

  func stackChildren(_ tree: CaseTree, _ p: Offer, _ size: [Double]) -> [Placed] {
    if let stack = stack(tree) {
      var final = p
      final[1 - stack.axis] = p[1 - stack.axis] ?? size[1 - stack.axis]
      return arrange(stack, final).children
    }
    guard case .zStack(let alignment, let children) = tree.node else { return [] }
    let keys = Self.guides(alignment)
    var placed = children.map { Placed(tree: $0, origin: [0, 0], offer: size, stack: nil) }
    let top = children.map(priority).max()
    for axis in 0...1 {
      let guides = placed.map {
        guide(axis, keys[axis], $0, self.size($0.tree, size, nil))
      }
      let line = zip(guides, children).filter { priority($0.1) == top }.map(\.0).max() ?? 0
      for index in placed.indices { placed[index].origin[axis] = line - guides[index] }
    }
    return placed
  }

  /// The lengths that a stack gives to children with these answers at zero and at infinity.
  func share(
    _ length: Double, cell: Double, priorities: [Double], minima: [Double], maxima: [Double],
    take: (Int, Double) -> Double
  ) -> [Double] {
    func rank(_ v: Double) -> Double { (1024 * v / cell + 0.5).rounded(.down) }
    func comesFirst(_ a: Int, _ b: Int) -> Bool {
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let infinite = [a, b].map { maxima[$0] == .infinity }
      if infinite[0] && infinite[1] {
        return rank(minima[a]) != rank(minima[b]) ? rank(minima[a]) > rank(minima[b]) : a < b
      }
      if infinite[0] || infinite[1] { return infinite[1] }
      let flexibility = [a, b].map { rank(maxima[$0] - minima[$0]) }
      return flexibility[0] != flexibility[1] ? flexibility[0] < flexibility[1] : a < b
    }
    let counted = minima.map { $0.isInfinite ? 0 : $0 }
    let groups = Set(priorities).sorted(by: >).map { value in
      priorities.indices.filter { priorities[$0] == value }.sorted(by: comesFirst)
    }
    var left = length
    for group in groups.dropFirst() { for child in group { left -= counted[child] } }
    var offers = Array(repeating: 0.0, count: priorities.count)
    for (number, group) in groups.enumerated() {
      if number > 0 { for child in group { left += counted[child] } }
      for (position, child) in group.enumerated() {
        offers[child] = max(0, left / Double(group.count - position))
        let taken = take(child, offers[child])
        if left != .infinity { left -= taken }
      }
    }
    return offers
  }

  private func arrange(_ stack: Stack, _ p: Offer) -> (size: [Double], children: [Placed]) {
    let (a, b) = (stack.axis, 1 - stack.axis)
    let children = stack.children
    if children.isEmpty { return ([0, 0], []) }
    func offer(_ length: Double?) -> Offer { a == 0 ? [length, p[b]] : [p[b], length] }
    var gaps = Array(repeating: 0.0, count: children.count)
    for index in children.indices.dropFirst() {
      if let spacing = stack.spacing {
        gaps[index] = whole(spacing, a)
      } else if !isSpacer(children[index - 1]) && !isSpacer(children[index]) {
        gaps[index] = a == 0 ? cell[0] : 0
      }
    }
    let gapSum = gaps.reduce(0, +)
    var offers: [Double?] = children.map { _ in nil }
    if let length = p[a] {
      offers = share(
        length - gapSum, cell: cell[a], priorities: children.map(priority),
        minima: children.map { size($0, offer(0), a)[a] },
        maxima: children.map { size($0, offer(.infinity), a)[a] },
        take: { size(children[$0], offer($1), a)[a] })
    }
    var placed = zip(children, offers).map {
      Placed(tree: $0, origin: [0, 0], offer: offer($1), stack: a)
    }
    let sizes = placed.map { size($0.tree, $0.offer, a) }
    let guides = zip(placed, sizes).map { guide(b, stack.key, $0, $1) }
    let line = max(0, guides.max() ?? 0)
    let below = zip(sizes, guides).map { $0[b] - $1 }.max() ?? 0
    var position = 0.0
    for index in placed.indices {
      position += gaps[index]
      placed[index].origin[a] = position
      placed[index].origin[b] = line - guides[index]
      position += sizes[index][a]
    }
    var total = [0.0, 0.0]
    total[a] = gapSum + sizes.map { $0[a] }.reduce(0, +)
    total[b] = sizes.contains { $0[b] == .infinity } ? .infinity : line + max(0, below)
    return (total, placed)
  }
}
