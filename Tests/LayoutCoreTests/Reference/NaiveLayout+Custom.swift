import CaseFiles

extension NaiveLayout {
  func customSize(_ tree: CaseTree, _ p: Offer) -> [Double] {
    switch tree.node {
    case .unplaced: return [p[0] ?? 10, p[1] ?? 10]
    default:
      let placed = customChildren(tree, p, [0, 0])
      return (0...1).map { axis in
        placed.map { $0.origin[axis] + slot(tree, $0)[axis] }.max() ?? 0
      }
    }
  }

  /// The space that a child takes: for `EqualWidth` the slot around it.
  private func slot(_ tree: CaseTree, _ child: Placed) -> [Double] {
    let size = size(child.tree, child.offer, nil)
    if case .equalWidth = tree.node {
      return (0...1).map { size[$0] + ((child.offer[$0] ?? 0) - size[$0]) / 2 }
    }
    return size
  }

  func customChildren(_ tree: CaseTree, _ p: Offer, _ size: [Double]) -> [Placed] {
    switch tree.node {
    case .pile(let key, let children):
      var y = 0.0
      return children.map { child in
        let placed = Placed(tree: child, origin: [0, y], offer: [p[0], nil], stack: nil)
        y += guide(
          1, key ?? "custom-end-stacking", placed, self.size(child, placed.offer, nil))
        return placed
      }
    case .flow(let gap, let children):
      var (x, y, height) = (0.0, 0.0, 0.0)
      return children.map { child in
        let ideal = self.size(child, [nil, nil], nil)
        if x > 0, x + ideal[0] > p[0] ?? .infinity {
          (x, y, height) = (0, y + height + gap, 0)
        }
        defer {
          x += ideal[0] + gap
          height = max(height, ideal[1])
        }
        return Placed(tree: child, origin: [x, y], offer: [nil, nil], stack: nil)
      }
    case .equalWidth(let gap, let children):
      let ideals = children.map { self.size($0, [nil, nil], nil) }
      let slot = (0...1).map { axis in ideals.map { $0[axis] }.max() ?? 0 }
      return children.enumerated().map { index, child in
        let own = self.size(child, slot, nil)
        return Placed(
          tree: child,
          origin: [
            Double(index) * (slot[0] + gap) + (slot[0] - own[0]) / 2, (slot[1] - own[1]) / 2,
          ],
          offer: slot, stack: nil)
      }
    case .unplaced(let children):
      return children.map { child in
        let own = self.size(child, p, nil)
        return Placed(
          tree: child, origin: [(size[0] - own[0]) / 2, (size[1] - own[1]) / 2], offer: p,
          stack: nil)
      }
    default: return []
    }
  }
}
