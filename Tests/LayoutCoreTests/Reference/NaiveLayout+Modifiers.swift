import CaseFiles

extension NaiveLayout {
  func modifierSize(_ tree: CaseTree, _ p: Offer, _ stack: Int?) -> [Double] {
    switch tree.node {
    case .frame(let width, let height, _, let child):
      let given = [width, height]
      let content = size(child, (0...1).map { given[$0] ?? p[$0] }, stack)
      return (0...1).map { given[$0] ?? content[$0] }
    case .flexFrame(let width, let height, _, let child):
      let limits = [normalized(width), normalized(height)]
      let q = (0...1).map { flexOffer(limits[$0], p[$0]) }
      let content = size(child, q, stack)
      return (0...1).map { flexLength(limits[$0], p[$0], q[$0], content[$0]) }
    case .padding, .border:
      let insets = insets(tree)
      let content = size(only(tree), inset(p, insets), stack)
      return (0...1).map { max(0, content[$0] + insets[0][$0] + insets[1][$0]) }
    case .position(_, _, let child):
      let content = size(child, p, stack)
      return (0...1).map { p[$0] ?? content[$0] }
    case .safeAreaInset(let edge, let bar, _, let spacing, let content):
      let (axis, taken, q) = safeArea(edge, bar, spacing, p)
      var result = size(content, q, stack)
      result[axis] = max(0, result[axis] + taken)
      return result
    case .secondary(_, _, _, let child), .offset(_, _, let child), .priority(_, let child),
      .guide(_, _, _, _, let child):
      return size(child, p, stack)
    default: return size(only(tree), childOffer(tree, p, stack), stack)
    }
  }

  func modifierChildren(
    _ tree: CaseTree, _ p: Offer, _ size: [Double], _ stack: Int?
  ) -> [Placed] {
    var child = Placed(tree: only(tree), origin: [0, 0], offer: p, stack: stack)
    switch tree.node {
    case .frame(let width, let height, let alignment, _):
      child.offer = [width ?? p[0], height ?? p[1]]
      child.origin = meeting(alignment, child, in: size)
    case .flexFrame(let width, let height, let alignment, _):
      let limits = [normalized(width), normalized(height)]
      child.offer = (0...1).map { axis in
        let isFree =
          limits[axis].minimum ?? -1 < size[axis] && size[axis] < limits[axis].maximum ?? .infinity
        return p[axis] == nil && limits[axis].ideal == nil && isFree ? nil : size[axis]
      }
      child.origin = meeting(alignment, child, in: size)
    case .padding, .border:
      let insets = insets(tree)
      child.offer = inset(p, insets)
      child.origin = insets[0]
    case .offset(let x, let y, _): child.origin = [x, y]
    case .position(let x, let y, _):
      child.offer = size
      let content = self.size(child.tree, size, stack)
      child.origin = [x - content[0] / 2, y - content[1] / 2]
    case .secondary(let secondary, _, let alignment, _):
      let other = Placed(tree: secondary, origin: [0, 0], offer: size, stack: nil)
      let otherSize = self.size(secondary, size, nil)
      let keys = Self.guides(alignment)
      let origin = (0...1).map {
        guide($0, keys[$0], child, size) - guide($0, keys[$0], other, otherSize)
      }
      return [child, Placed(tree: secondary, origin: origin, offer: size, stack: nil)]
    case .safeAreaInset(let edge, let bar, let alignment, let spacing, _):
      let (axis, taken, q) = safeArea(edge, bar, spacing, p)
      child.offer = q
      let isFirst = edge == "top" || edge == "leading"
      if isFirst { child.origin[axis] = taken }
      var offer = p
      offer[axis] = nil
      var other = Placed(tree: bar, origin: [0, 0], offer: offer, stack: nil)
      other.origin = meeting(alignment, other, in: size)
      other.origin[axis] = isFirst ? 0 : size[axis] - self.size(bar, offer, nil)[axis]
      return [child, other]
    default: child.offer = childOffer(tree, p, stack)
    }
    return [child]
  }

  private func only(_ tree: CaseTree) -> CaseTree {
    switch tree.node {
    case .frame(_, _, _, let child), .flexFrame(_, _, _, let child),
      .padding(_, _, _, _, let child), .border(let child), .fixedSize(_, _, let child),
      .priority(_, let child), .aspectRatio(_, _, _, let child),
      .aspectRatioOfChild(_, let child), .offset(_, _, let child), .position(_, _, let child),
      .secondary(_, _, _, let child), .safeAreaInset(_, _, _, _, let child),
      .guide(_, _, _, _, let child):
      child
    default: tree
    }
  }

  private func childOffer(_ tree: CaseTree, _ p: Offer, _ stack: Int?) -> Offer {
    switch tree.node {
    case .fixedSize(let horizontal, let vertical, _):
      [horizontal ? nil : p[0], vertical ? nil : p[1]]
    case .aspectRatio(let width, let height, let fill, _):
      aspectOffer([width, height], fill, p)
    case .aspectRatioOfChild(let fill, let child):
      aspectOffer(size(child, [nil, nil], stack), fill, p)
    default: p
    }
  }

  private func aspectOffer(_ ratio: [Double], _ fill: Bool, _ p: Offer) -> Offer {
    let sides = ratio[0] == ratio[1] ? [1, 1] : ratio
    if sides.contains(where: { $0 <= 0 || $0.isInfinite }) { return p }
    let scales = (0...1).compactMap { axis in p[axis].map { $0 / sides[axis] } }
    guard let scale = fill ? scales.max() : scales.min() else { return p }
    return [sides[0] * scale, sides[1] * scale]
  }

  private func normalized(_ limits: CaseTree.FrameLimits) -> CaseTree.FrameLimits {
    var result = limits
    result.minimum = limits.minimum.map { max($0, 0) }
    result.ideal = limits.ideal.map { max($0, result.minimum ?? 0) }
    result.maximum = limits.maximum.map { max($0, result.ideal ?? result.minimum ?? 0) }
    return result
  }

  private func clamp(_ v: Double, _ limits: CaseTree.FrameLimits) -> Double {
    min(max(v, limits.minimum ?? 0), limits.maximum ?? .infinity)
  }

  private func flexOffer(_ limits: CaseTree.FrameLimits, _ p: Double?) -> Double? {
    (p ?? limits.ideal).map { clamp($0, limits) }
  }

  private func flexLength(
    _ limits: CaseTree.FrameLimits, _ p: Double?, _ q: Double?, _ c: Double
  ) -> Double {
    let (lower, upper) = (limits.minimum, limits.maximum)
    if let p, lower != nil, upper != nil { return clamp(p, limits) }
    if p == nil, let ideal = limits.ideal { return ideal }
    if lower != nil && upper != nil { return clamp(c, limits) }
    if let lower { return max(min(q ?? .infinity, c), lower) }
    if let upper { return min(max(q ?? -.infinity, c), upper) }
    return c
  }

  /// Leading and top, then trailing and bottom.
  private func insets(_ tree: CaseTree) -> [[Double]] {
    guard case .padding(let top, let leading, let bottom, let trailing, _) = tree.node else {
      return [cell, cell]
    }
    func length(_ v: Double?, _ axis: Int) -> Double { v.map { whole($0, axis) } ?? cell[axis] }
    return [[length(leading, 0), length(top, 1)], [length(trailing, 0), length(bottom, 1)]]
  }

  private func inset(_ p: Offer, _ insets: [[Double]]) -> Offer {
    (0...1).map { axis in p[axis].map { max(0, $0 - insets[0][axis] - insets[1][axis]) } }
  }

  private func safeArea(
    _ edge: String, _ bar: CaseTree, _ spacing: Double?, _ p: Offer
  ) -> (axis: Int, taken: Double, offer: Offer) {
    let axis = edge == "top" || edge == "bottom" ? 1 : 0
    var offer = p
    offer[axis] = nil
    let taken = size(bar, offer, nil)[axis] + whole(spacing ?? 0, axis)
    offer[axis] = p[axis].map { max(0, $0 - taken) }
    return (axis, taken, offer)
  }
}
