import CaseFiles

extension NaiveLayout {
  /// The position of a guide, explicit or by default.
  func guide(_ axis: Int, _ key: String, _ placed: Placed, _ size: [Double]) -> Double {
    explicit(axis, key, placed.tree, placed.offer, size, placed.stack)
      ?? Self.standard(key, size[axis])
  }

  static func standard(_ key: String, _ length: Double) -> Double {
    switch key {
    case "leading", "top": 0
    case "center": length / 2
    case _ where key.hasPrefix("custom-center"): length / 2
    case _ where key.hasPrefix("custom-end"): length
    case _ where key.hasPrefix("custom"): 0
    default: length
    }
  }

  func explicit(
    _ axis: Int, _ key: String, _ tree: CaseTree, _ p: Offer, _ size: [Double], _ stack: Int?
  ) -> Double? {
    switch tree.node {
    case .text:
      if axis == 1 && key == "firstTextBaseline" { return cell[1] }
      if axis == 1 && key == "lastTextBaseline" { return size[1] }
      return nil
    case .guide(axis, key, let of, let plus, let child):
      return guide(axis, of, Placed(tree: child, origin: [0, 0], offer: p, stack: stack), size)
        + plus
    case .color, .empty, .divider, .spacer, .fixed, .flex: return nil
    case .geometryReader, .scrollView, .list, .lazyVStack, .lazyVGrid: return nil
    case .hStack, .vStack, .zStack, .grid, .pile, .flow, .equalWidth, .unplaced:
      return combined(axis, key, children(tree, p, size, stack))
    case .offset(_, _, let child): return explicit(axis, key, child, p, size, stack)
    default:
      guard let child = children(tree, p, size, stack).first else { return nil }
      return shifted(axis, key, child)
    }
  }

  private func shifted(_ axis: Int, _ key: String, _ child: Placed) -> Double? {
    let size = size(child.tree, child.offer, child.stack)
    return explicit(axis, key, child.tree, child.offer, size, child.stack)
      .map { $0 + child.origin[axis] }
  }

  private func combined(_ axis: Int, _ key: String, _ children: [Placed]) -> Double? {
    let isMerged = key.hasPrefix("custom") || key.hasSuffix("TextBaseline")
    let values = isMerged ? children.compactMap { shifted(axis, key, $0) } : []
    if values.isEmpty { return nil }
    switch key {
    case "firstTextBaseline": return values.min()
    case "lastTextBaseline": return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }

  /// The guides of an alignment name.
  static func guides(_ alignment: String?) -> [String] {
    switch alignment ?? "center" {
    case "leading", "trailing": [alignment!, "center"]
    case "top", "bottom", "firstTextBaseline", "lastTextBaseline": ["center", alignment!]
    case "topLeading": ["leading", "top"]
    case "topTrailing": ["trailing", "top"]
    case "bottomLeading": ["leading", "bottom"]
    case "bottomTrailing": ["trailing", "bottom"]
    default: ["center", "center"]
    }
  }

  /// The origin of a child whose guides meet those of an area without explicit ones.
  func meeting(_ alignment: String?, _ child: Placed, in area: [Double]) -> [Double] {
    let size = size(child.tree, child.offer, child.stack)
    let keys = Self.guides(alignment)
    return (0...1).map {
      Self.standard(keys[$0], area[$0]) - guide($0, keys[$0], child, size)
    }
  }
}
