import CaseFiles
import CaseLayouts
import Foundation

@testable import LayoutCore

extension TreeElement {
  func gridSize(_ p: ProposedViewSize) -> CGSize {
    switch tree.node {
    case .grid: return gridArrangement(p).size
    case .scrollView(let axis, _, _):
      let frame = ScrollFrame(axes: axis == 0 ? .horizontal : .vertical)
      return frame.size(
        for: p, content: children[0].size(for: frame.contentProposal(for: p)))
    default:
      let lines = lines(p)
      var size = CGSize(
        width: lines.width, height: lines.lines.last.map { $0.start + $0.length } ?? 0)
      if case .list = tree.node, let height = p.height { size.height = height }
      return size
    }
  }

  func gridPlacements(_ p: ProposedViewSize, _ size: CGSize) -> [Placed] {
    switch tree.node {
    case .grid:
      return Array(zip(children, gridArrangement(p).placements(of: gridCells).joined()))
    case .scrollView(let axis, let scroll, _):
      let frame = ScrollFrame(axes: axis == 0 ? .horizontal : .vertical)
      let offer = frame.contentProposal(for: p)
      let origin = frame.contentOrigin(
        content: children[0].size(for: offer), in: size, offset: CGPoint(x: scroll, y: scroll))
      return [(children[0], Placement(origin: origin, proposal: offer))]
    case .lazyVStack(let alignment, _, _):
      let lines = lines(p)
      let guide = Alignment(horizontal: CaseGuides.horizontal(alignment), vertical: .top)
      return zip(children, lines.lines).map { child, line in
        let offer = ProposedViewSize(width: lines.width, height: nil)
        let area = CGSize(width: lines.width, height: line.length)
        var origin = guide.origin(of: dimensions(child, offer), in: area)
        origin.y = line.start
        return (child, Placement(origin: origin, proposal: offer))
      }
    case .lazyVGrid:
      let tracks = tracks(p.width).tracks
      let lines = lines(p).lines
      return children.enumerated().map { index, child in
        let line = lines[index / tracks.count]
        return (
          child,
          tracks[index % tracks.count].place(
            child, along: .horizontal, lineStart: line.start, lineLength: line.length)
        )
      }
    case .list(let scroll, _):
      let lines = lines(p)
      return zip(children, lines.lines).map { child, line in
        let offer = ListRow.contentProposal(width: lines.width)
        var origin = ListRow.contentOrigin(
          content: child.size(for: offer), rowHeight: line.length)
        origin.y += line.start - scroll
        return (child, Placement(origin: origin, proposal: offer))
      }
    default: return []
    }
  }

  typealias Line = (start: CGFloat, length: CGFloat)

  /// The rows of a lazy container or a list, and its width.
  private func lines(_ p: ProposedViewSize) -> (width: CGFloat, lines: [Line]) {
    func widest() -> CGFloat { children.map { $0.size(for: .unspecified).width }.max() ?? 0 }
    func heights(_ width: CGFloat) -> [CGFloat] {
      children.map { $0.size(for: ProposedViewSize(width: width, height: nil)).height }
    }
    func stacked(_ heights: [CGFloat], gap: Double?) -> [Line] {
      var start: CGFloat = 0
      let gap = gap.map { metrics.whole($0, axis: .vertical) } ?? 0
      return heights.map { height in
        defer { start += height + gap }
        return (start, height)
      }
    }
    switch tree.node {
    case .lazyVStack(_, let spacing, _):
      let width = p.width ?? widest()
      return (width, stacked(heights(width), gap: spacing))
    case .list:
      let width = p.width ?? widest()
      let rows = heights(width).map { ListRow.height(content: $0, metrics: metrics) }
      return (width, stacked(rows, gap: 0))
    case .lazyVGrid(_, _, let spacing, _):
      let resolved = tracks(p.width)
      let tracks = resolved.tracks
      if tracks.isEmpty { return (0, []) }
      let rows = stride(from: 0, to: children.count, by: tracks.count).map { start in
        zip(children[start...], tracks)
          .map { $0.size(for: $1.measureProposal(along: .horizontal)).height }.max() ?? 0
      }
      return (resolved.length, stacked(rows, gap: spacing))
    default: return (0, [])
    }
  }

  private func tracks(_ width: CGFloat?) -> LazyGridTracks {
    guard case .lazyVGrid(let columns, _, _, _) = tree.node else {
      preconditionFailure("Not a lazy grid")
    }
    let items = columns.map { column in
      let size: GridItem.Size =
        switch column.size {
        case .fixed(let width): .fixed(width)
        case .flexible(let minimum, let maximum):
          .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
        case .adaptive(let minimum, let maximum):
          .adaptive(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
        }
      return GridItem(
        size, spacing: column.spacing.map { CGFloat($0) },
        alignment: column.alignment.map(CaseGuides.alignment))
    }
    return LazyGridTracks(items, along: .horizontal, length: width, metrics: metrics)
  }

  var gridCells: GridCells {
    guard case .grid(_, _, _, let rows) = tree.node else { return GridCells(rows: []) }
    var next = children.makeIterator()
    return GridCells(
      rows: rows.map { row in
        GridCells.Row(
          row.compactMap { cell in next.next().map { GridCells.Cell($0, span: cell.columns) } })
      })
  }

  func gridArrangement(_ p: ProposedViewSize) -> GridArrangement {
    guard case .grid(let alignment, let h, let v, _) = tree.node else {
      preconditionFailure("Not a grid")
    }
    return GridArrangement(
      gridCells, width: p.width, alignment: CaseGuides.alignment(alignment),
      horizontalSpacing: h.map { CGFloat($0) }, verticalSpacing: v.map { CGFloat($0) },
      metrics: metrics)
  }
}
