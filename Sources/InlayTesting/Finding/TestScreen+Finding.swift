import CellGrid
import ViewGraph

extension TestScreen {
  /// Whether something is on the screen.
  public func shows(_ element: ScreenElement) -> Bool { frame(of: element) != nil }

  /// The cells in which something can be seen; nil if nothing of it can.
  package func frame(of element: ScreenElement) -> CellRect? {
    switch element.kind {
    case .text(let text, let occurrence):
      surface.frames(of: text).dropFirst(max(1, occurrence) - 1).first
    case .item(let id): visibleFrame { $0.item?.id == id }
    case .identifier(let identifier):
      visibleFrame { ($0 as? AccessibilityNode)?.properties.identifier == identifier }
    case .cell(let x, let y):
      surface.bounds.contains(x: x, y: y) ? CellRect(x: x, y: y, width: 1, height: 1) : nil
    }
  }

  /// The cells of an element, or a failure of the test if it is not shown.
  func require(_ element: ScreenElement, _ place: TestPlace) -> CellRect? {
    if let frame = frame(of: element) { return frame }
    place.fail("\(element) is not on the screen:\n\(text)")
    return nil
  }

  /// The node of the innermost item of a `ForEach` at the element.
  func itemNode(at element: ScreenElement) -> LayoutNode? {
    if case .item(let id) = element.kind { return node { $0.item?.id == id } }
    guard let frame = frame(of: element) else { return nil }
    return scheduler.graph.path(at: frame.middle).first { $0.item != nil }
  }

  private func visibleFrame(_ condition: (LayoutNode) -> Bool) -> CellRect? {
    guard let node = node(condition) else { return nil }
    let visible = node.cells.intersection(node.clip).intersection(surface.bounds)
    return visible.isEmpty ? nil : visible
  }

  /// The first node that satisfies a condition, from the outermost in.
  private func node(_ condition: (LayoutNode) -> Bool) -> LayoutNode? {
    var waiting = Array(scheduler.graph.layoutNodes.reversed())
    while let node = waiting.popLast() {
      if condition(node) { return node }
      waiting += node.children.reversed()
    }
    return nil
  }
}

extension CellRect {
  /// The cell in the middle, the one before it where there are two.
  var middle: CellPoint { CellPoint(x: x + (width - 1) / 2, y: y + (height - 1) / 2) }
}

extension Surface {
  /// The cells of a text, wherever it is shown in one row.
  func frames(of text: String) -> [CellRect] {
    guard !text.isEmpty else { return [] }
    return (0..<height).flatMap { y in
      var row = ""
      // The column of each character of the row.
      var columns: [Int] = []
      for x in 0..<width where !self[x, y].isTail {
        let glyph = self[x, y].glyph.string
        row += glyph
        columns += Array(repeating: x, count: glyph.count)
      }
      columns.append(width)
      return row.ranges(of: text).map { range in
        let start = columns[row.distance(from: row.startIndex, to: range.lowerBound)]
        let end = columns[row.distance(from: row.startIndex, to: range.upperBound)]
        return CellRect(x: start, y: y, width: end - start, height: 1)
      }
    }
  }
}
