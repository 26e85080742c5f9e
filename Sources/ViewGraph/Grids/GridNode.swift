import Foundation
import LayoutCore

/// How a grid arranges its rows.
struct GridSettings: Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The layout node of a grid. Its children are the cells.
final class GridNode: AnyContainerNode {
  var settings: GridSettings
  private var rows: [(cells: Range<Int>, alignment: VerticalAlignment?, isWhole: Bool)] = []
  private var known: GridCells?
  private var arrangements: [(width: CGFloat?, arrangement: GridArrangement)] = []

  init(_ settings: GridSettings, _ graph: Graph) {
    self.settings = settings
    super.init(graph)
  }

  /// Sorts layout nodes and the marks between them into rows.
  func setContent(_ nodes: [LayoutNode]) {
    var cells: [LayoutNode] = []
    rows = []
    var start: (index: Int, alignment: VerticalAlignment?)?
    for node in nodes {
      if let mark = node as? GridRowMark {
        if mark.isStart {
          start = (cells.count, mark.alignment)
        } else if let (index, alignment) = start {
          rows.append((index..<cells.count, alignment, false))
          start = nil
        }
      } else if !(node is ContentMark) {
        if start == nil { rows.append((cells.count..<cells.count + 1, nil, true)) }
        cells.append(node)
      }
    }
    setChildren(cells)
    invalidateSize()
  }

  override func sizeWasInvalidated() {
    known = nil
    arrangements.removeAll(keepingCapacity: true)
  }

  private var gridCells: GridCells {
    if let known { return known }
    func cell(_ node: LayoutNode, span: Int) -> GridCells.Cell {
      GridCells.Cell(
        node, span: span, anchor: node.value(of: GridCellAnchor.self),
        unsizedAxes: node.value(of: GridCellUnsizedAxes.self))
    }
    func span(_ node: LayoutNode) -> Int { max(1, node.value(of: GridCellColumns.self)) }
    let columns = rows.lazy.filter { !$0.isWhole }
      .map { row in row.cells.reduce(0) { $0 + span(self.children[$1]) } }.max()
    var alignments: [Int: HorizontalAlignment] = [:]
    var result = GridCells(
      rows: rows.map { row in
        if row.isWhole {
          let node = children[row.cells.lowerBound]
          return GridCells.Row([cell(node, span: columns ?? span(node))])
        }
        var column = 0
        for node in children[row.cells] {
          if let alignment = node.value(of: GridColumnAlignment.self) {
            alignments[column] = alignment
          }
          column += span(node)
        }
        return GridCells.Row(
          children[row.cells].map { cell($0, span: span($0)) }, alignment: row.alignment)
      })
    result.columnAlignments = alignments
    known = result
    return result
  }

  private func arrangement(_ width: CGFloat?) -> GridArrangement {
    for entry in arrangements where entry.width == width { return entry.arrangement }
    let arrangement = GridArrangement(
      gridCells, width: width, alignment: settings.alignment,
      horizontalSpacing: settings.horizontalSpacing,
      verticalSpacing: settings.verticalSpacing, metrics: graph.metrics)
    arrangements.append((width, arrangement))
    return arrangement
  }

  override var stackAxis: Axis? { nil }
  override var layoutPriority: Double { 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement(proposal.width).size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let placements = arrangement(proposal.width).placements(of: gridCells).joined()
    for (child, placement) in zip(children, placements) {
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  override var ownGuides: GuideKinds { .unsteadySizes }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    arrangement(proposal.width).explicitGuide(key, of: gridCells)
  }
}
