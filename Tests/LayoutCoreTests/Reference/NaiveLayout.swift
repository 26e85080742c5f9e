import CaseFiles

/// The layout rules written down once more without any cache, as the reference for the real ones.
///
/// Lengths are points, in pairs of the horizontal and the vertical one.
struct NaiveLayout {
  typealias Offer = [Double?]

  /// A child where its parent puts it.
  struct Placed {
    var tree: CaseTree
    var origin: [Double]
    var offer: Offer
    /// The axis of the stack around the child.
    var stack: Int?
  }

  /// The frame of a node in the coordinates of the root.
  struct Frame {
    var id: String?
    var origin: [Double]
    var size: [Double]
  }

  let cell: [Double]

  /// The frames of all nodes, parents first.
  func frames(_ root: CaseTree, _ offer: Offer) -> [Frame] {
    var frames: [Frame] = []
    place(Placed(tree: root, origin: [0, 0], offer: offer, stack: nil), [0, 0], &frames)
    return frames
  }

  private func place(_ placed: Placed, _ parent: [Double], _ frames: inout [Frame]) {
    let size = size(placed.tree, placed.offer, placed.stack)
    let origin = [parent[0] + placed.origin[0], parent[1] + placed.origin[1]]
    frames.append(Frame(id: placed.tree.id, origin: origin, size: size))
    for child in children(placed.tree, placed.offer, size, placed.stack) {
      place(child, origin, &frames)
    }
  }

  /// The nearest whole number of cells, halves down, infinite as 2^30.
  func snap(_ frame: Frame) -> [Int] {
    func edge(_ v: Double, _ axis: Int) -> Int {
      let edge = (v / cell[axis] - 0.5 - 1e-6).rounded(.up)
      return edge.isNaN ? 0 : Int(min(max(edge, -1_073_741_824), 1_073_741_824))
    }
    let start = [edge(frame.origin[0], 0), edge(frame.origin[1], 1)]
    return start
      + (0...1).map { edge(frame.origin[$0] + frame.size[$0], $0) - start[$0] }
  }

  func whole(_ v: Double, _ axis: Int) -> Double {
    (v / cell[axis] + 0.5 + 1e-6).rounded(.down) * cell[axis]
  }

  func tfloor(_ cells: Double) -> Int { Int((cells + 1e-6).rounded(.down)) }

  func size(_ tree: CaseTree, _ p: Offer, _ stack: Int?) -> [Double] {
    switch tree.node {
    case .color: return [p[0] ?? 10, p[1] ?? 10]
    case .empty: return [0, 0]
    case .divider:
      return stack == 0 ? [cell[0], p[1] ?? 10] : [p[0] ?? 10, cell[1]]
    case .spacer(let minLength):
      return (0...1).map { axis in
        stack == nil || stack == axis ? max(p[axis] ?? 0, minLength ?? 0) : 0
      }
    case .text(let text, let lineLimit): return textSize(text, lineLimit, p)
    case .fixed(let width, let height): return [width, height]
    case .flex(let width, let height):
      return zip([width, height], p).map { limits, length in
        length.map { min(max($0, limits.minimum), limits.maximum) } ?? limits.ideal
      }
    case .hStack, .vStack, .zStack: return stackSize(tree, p)
    case .lazyVStack, .lazyVGrid, .grid, .list, .scrollView: return gridSize(tree, p)
    case .geometryReader: return [p[0] ?? 10, p[1] ?? 10]
    case .viewThatFits(let axes, let children):
      guard let chosen = chosen(axes, children, p, stack) else { return [0, 0] }
      return size(chosen, p, stack)
    case .pile, .flow, .equalWidth, .unplaced: return customSize(tree, p)
    default: return modifierSize(tree, p, stack)
    }
  }

  func children(_ tree: CaseTree, _ p: Offer, _ size: [Double], _ stack: Int?) -> [Placed] {
    switch tree.node {
    case .color, .empty, .divider, .spacer, .text, .fixed, .flex: return []
    case .hStack, .vStack, .zStack: return stackChildren(tree, p, size)
    case .lazyVStack, .lazyVGrid, .grid, .list, .scrollView: return gridChildren(tree, p, size)
    case .geometryReader(let children):
      return children.map { Placed(tree: $0, origin: [0, 0], offer: size, stack: nil) }
    case .viewThatFits(let axes, let children):
      return [chosen(axes, children, p, stack)].compactMap {
        $0.map { Placed(tree: $0, origin: [0, 0], offer: p, stack: stack) }
      }
    case .pile, .flow, .equalWidth, .unplaced: return customChildren(tree, p, size)
    default: return modifierChildren(tree, p, size, stack)
    }
  }

  private func chosen(
    _ axes: String?, _ children: [CaseTree], _ p: Offer, _ stack: Int?
  ) -> CaseTree? {
    let axes = axes ?? "hv"
    return children.first { child in
      let ideal = size(child, [nil, nil], stack)
      return zip(["h", "v"], 0...1).allSatisfy { name, axis in
        guard axes.contains(name), let length = p[axis] else { return true }
        return ideal[axis] <= length + 1e-6 * cell[axis]
      }
    } ?? children.last
  }

  private func textSize(_ text: String, _ lineLimit: Int?, _ p: Offer) -> [Double] {
    var columns: Int?
    if let width = p[0], width.isFinite { columns = max(1, tfloor(width / cell[0])) }
    var limit = lineLimit
    if let height = p[1], height.isFinite {
      limit = min(limit ?? .max, max(1, tfloor(height / cell[1])))
    }
    let size = TestText(text, columns: columns, limit: limit).size
    return [Double(size.columns) * cell[0], Double(size.rows) * cell[1]]
  }
}
