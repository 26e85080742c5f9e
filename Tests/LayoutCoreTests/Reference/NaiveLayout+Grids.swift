import CaseFiles

extension NaiveLayout {
  func gridSize(_ tree: CaseTree, _ p: Offer) -> [Double] {
    switch tree.node {
    case .lazyVStack(let alignment, let spacing, let children):
      return lazyStack(alignment, spacing, children, p).size
    case .lazyVGrid(let columns, _, let spacing, let children):
      return lazyGrid(columns, spacing, children, p).size
    case .grid(let alignment, let h, let v, let rows):
      return grid(alignment, h, v, rows, p).size
    case .list(_, let children): return list(0, children, p).size
    case .scrollView(let axis, _, let child):
      var offer = p
      offer[axis] = nil
      var result = size(child, offer, nil)
      result[axis] = p[axis] ?? result[axis]
      return result
    default: return [0, 0]
    }
  }

  func gridChildren(_ tree: CaseTree, _ p: Offer, _ size: [Double]) -> [Placed] {
    switch tree.node {
    case .lazyVStack(let alignment, let spacing, let children):
      return lazyStack(alignment, spacing, children, p).children
    case .lazyVGrid(let columns, _, let spacing, let children):
      return lazyGrid(columns, spacing, children, p).children
    case .grid(let alignment, let h, let v, let rows):
      return grid(alignment, h, v, rows, p).children
    case .list(let scroll, let children): return list(scroll, children, p).children
    case .scrollView(let axis, let scroll, let child):
      var offer = p
      offer[axis] = nil
      let content = self.size(child, offer, nil)
      var origin = [0.0, 0.0]
      origin[axis] = -scroll
      origin[1 - axis] = (size[1 - axis] - content[1 - axis]) / 2
      return [Placed(tree: child, origin: origin, offer: offer, stack: nil)]
    default: return []
    }
  }

  typealias Arrangement = (size: [Double], children: [Placed])

  private func widest(_ children: [CaseTree]) -> Double {
    children.map { size($0, [nil, nil], nil)[0] }.max() ?? 0
  }

  private func lazyStack(
    _ alignment: String?, _ spacing: Double?, _ children: [CaseTree], _ p: Offer
  ) -> Arrangement {
    let width = p[0] ?? widest(children)
    let gap = whole(spacing ?? 0, 1)
    var y = 0.0
    let placed = children.enumerated().map { index, child in
      if index > 0 { y += gap }
      var placed = Placed(tree: child, origin: [0, y], offer: [width, nil], stack: nil)
      let own = size(child, placed.offer, nil)
      let key = alignment ?? "center"
      placed.origin[0] = Self.standard(key, width) - guide(0, key, placed, own)
      y += own[1]
      return placed
    }
    return ([width, y], placed)
  }

  private func list(_ scroll: Double, _ children: [CaseTree], _ p: Offer) -> Arrangement {
    let width = p[0] ?? widest(children)
    var y = 0.0
    let placed = children.map { child in
      let own = size(child, [width, nil], nil)
      let height = max(1, (own[1] / cell[1] - 1e-6).rounded(.up)) * cell[1]
      defer { y += height }
      return Placed(
        tree: child, origin: [0, y + (height - own[1]) / 2 - scroll], offer: [width, nil],
        stack: nil)
    }
    return ([width, p[1] ?? y], placed)
  }

  /// The start, the width and the alignment of every column.
  func columns(
    _ items: [CaseTree.Column], _ width: Double?
  ) -> [(start: Double, width: Double, alignment: String?)] {
    let gaps = items.map { whole($0.spacing ?? cell[0], 0) }
    func fixed(_ item: CaseTree.Column) -> Double? {
      if case .fixed(let length) = item.size { return length }
      return nil
    }
    var left = (width ?? 0) - gaps.dropLast().reduce(0, +)
    left -= items.compactMap(fixed).reduce(0, +)
    var remaining = items.filter { fixed($0) == nil }.count
    var result: [(start: Double, width: Double, alignment: String?)] = []
    var x = 0.0
    for (item, gap) in zip(items, gaps) {
      let offered = max(0, left / Double(max(1, remaining)))
      var lengths: [Double] = []
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        let lower = minimum ?? 10
        lengths = [width == nil ? lower : min(max(offered, lower), maximum ?? .infinity)]
        if left.isFinite { left -= lengths[0] }
        remaining -= 1
      case .adaptive(let minimum, let maximum):
        let lower = minimum ?? 10
        let w = width == nil ? lower : offered
        let n = w.isInfinite ? 1 : max(1, tfloor((w + gap) / max(lower + gap, cell[0])))
        let part = min((w - gap * Double(n - 1)) / Double(n), maximum ?? .infinity)
        lengths = Array(repeating: n == 1 ? max(part, lower) : part, count: n)
        if left.isFinite { left -= w }
        remaining -= 1
      }
      for length in lengths {
        result.append((x, length, item.alignment))
        x += length + gap
      }
    }
    return result
  }

  private func lazyGrid(
    _ items: [CaseTree.Column], _ spacing: Double?, _ children: [CaseTree], _ p: Offer
  ) -> Arrangement {
    let columns = columns(items, p[0])
    guard let last = columns.last else { return ([0, 0], []) }
    let gap = whole(spacing ?? 0, 1)
    var y = 0.0
    var placed: [Placed] = []
    for start in stride(from: 0, to: children.count, by: columns.count) {
      let row = zip(children[start...], columns)
      if start > 0 { y += gap }
      let height = row.map { size($0, [$1.width, nil], nil)[1] }.max() ?? 0
      for (child, column) in row {
        var cell = Placed(
          tree: child, origin: [0, 0], offer: [column.width, height], stack: nil)
        let origin = meeting(column.alignment, cell, in: [column.width, height])
        cell.origin = [column.start + origin[0], y + origin[1]]
        placed.append(cell)
      }
      y += height
    }
    return ([last.start + last.width, y], placed)
  }

  private func grid(
    _ alignment: String?, _ h: Double?, _ v: Double?, _ rows: [[CaseTree.Cell]], _ p: Offer
  ) -> Arrangement {
    let gap = [whole(h ?? cell[0], 0), whole(v ?? 0, 1)]
    let count = rows.map { $0.map(\.columns).reduce(0, +) }.max() ?? 0
    if count == 0 { return ([0, 0], []) }
    /// Each cell with its row and first column.
    let cells = rows.enumerated().flatMap { row, cells in
      cells.indices.map { index in
        (row, cells[..<index].map(\.columns).reduce(0, +), cells[index])
      }
    }
    func answer(_ column: Int, _ width: Double?) -> Double {
      cells.filter { $0.1 == column && $0.2.columns == 1 }
        .map { size($0.2.view, [width, nil], nil)[0] }.max() ?? 0
    }
    let numbers = Array(0..<count)
    var widths = numbers.map { answer($0, nil) }
    if let width = p[0] {
      let offers = share(
        width - gap[0] * Double(count - 1), cell: cell[0], priorities: numbers.map { _ in 0 },
        minima: numbers.map { answer($0, 0) }, maxima: numbers.map { answer($0, .infinity) },
        take: { answer($0, $1) })
      widths = numbers.map { answer($0, offers[$0]) }
    }
    func width(_ column: Int, _ span: Int) -> Double {
      widths[column..<(column + span)].reduce(0, +) + gap[0] * Double(span - 1)
    }
    for (_, column, cell) in cells where cell.columns > 1 {
      let has = width(column, cell.columns)
      let needs = size(cell.view, [has, nil], nil)[0]
      widths[column + cell.columns - 1] += max(0, needs - has)
    }
    let heights = rows.indices.map { row in
      cells.filter { $0.0 == row }
        .map { size($0.2.view, [width($0.1, $0.2.columns), nil], nil)[1] }.max() ?? 0
    }
    let placed = cells.map { row, column, cell in
      let area = [width(column, cell.columns), heights[row]]
      var placed = Placed(tree: cell.view, origin: [0, 0], offer: area, stack: nil)
      let origin = meeting(alignment, placed, in: area)
      placed.origin = [
        widths[..<column].reduce(0, +) + gap[0] * Double(column) + origin[0],
        heights[..<row].reduce(0, +) + gap[1] * Double(row) + origin[1],
      ]
      return placed
    }
    return (
      [width(0, count), heights.reduce(0, +) + gap[1] * Double(rows.count - 1)], placed
    )
  }
}
