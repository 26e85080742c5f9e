import CaseFiles
import CaseLayouts
import Controls
import Foundation
import LayoutCore

@testable import ViewGraph

extension CaseView {
  /// The views of grids, lazy containers and what depends on the space on offer.
  static func grid(_ node: CaseTree.Node) -> AnyView? {
    switch node {
    case .lazyVStack(let alignment, let spacing, let children):
      AnyView(
        LazyVStack(
          alignment: CaseGuides.horizontal(alignment), spacing: spacing.map { CGFloat($0) }
        ) { each(children) })
    case .lazyVGrid(let columns, _, let spacing, let children):
      AnyView(
        LazyVGrid(columns: columns.map(item), spacing: spacing.map { CGFloat($0) }) {
          list(children)
        })
    case .grid(let alignment, let h, let v, let rows):
      AnyView(
        Grid(
          alignment: CaseGuides.alignment(alignment), horizontalSpacing: h.map { CGFloat($0) },
          verticalSpacing: v.map { CGFloat($0) }
        ) {
          ForEach(0..<rows.count) { row in
            GridRow {
              ForEach(0..<rows[row].count) { cell in
                make(rows[row][cell].view).gridCellColumns(rows[row][cell].columns)
              }
            }
          }
        })
    case .list(_, let children): AnyView(List { each(children) })
    case .geometryReader(let children): AnyView(GeometryReader { _ in list(children) })
    case .viewThatFits(let axes, let children):
      AnyView(ViewThatFits(in: self.axes(axes)) { list(children) })
    case .safeAreaInset(let edge, let bar, let alignment, let spacing, let content):
      AnyView(safeAreaInset(edge, bar, alignment, spacing.map { CGFloat($0) }, content))
    default: nil
    }
  }

  /// The views one by one, since those of a `ForEach` exist only while they are in view.
  private static func each(_ trees: [CaseTree]) -> AnyView {
    guard let first = trees.first else { return AnyView(EmptyView()) }
    return AnyView(
      Group {
        make(first)
        each(Array(trees.dropFirst()))
      })
  }

  private static func item(_ column: CaseTree.Column) -> GridItem {
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

  private static func axes(_ name: String?) -> Axis.Set {
    switch name {
    case "h": .horizontal
    case "v": .vertical
    default: [.horizontal, .vertical]
    }
  }

  private static func safeAreaInset(
    _ edge: String, _ bar: CaseTree, _ alignment: String?, _ spacing: CGFloat?,
    _ content: CaseTree
  ) -> AnyView {
    switch edge {
    case "leading", "trailing":
      AnyView(
        make(content).safeAreaInset(
          edge: edge == "leading" ? HorizontalEdge.leading : .trailing,
          alignment: CaseGuides.vertical(alignment), spacing: spacing
        ) { make(bar) })
    default:
      AnyView(
        make(content).safeAreaInset(
          edge: edge == "top" ? VerticalEdge.top : .bottom,
          alignment: CaseGuides.horizontal(alignment), spacing: spacing
        ) { make(bar) })
    }
  }
}
