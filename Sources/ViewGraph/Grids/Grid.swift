import Foundation
import LayoutCore

/// Arranges views in rows and columns that are as wide as their cells need.
///
/// Each `GridRow` is a row; any other view is a row of one cell that spans all columns. Columns share out the
/// width like the children of an `HStack`, rows have the ideal height of their highest cell.
public struct Grid<Content> {
  let settings: GridSettings
  let content: Content

  /// Arranges rows of views.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which cells stand in their column and row.
  ///   - horizontalSpacing: The gap between columns in points, rounded to whole cells; nil leaves one
  ///     column.
  ///   - verticalSpacing: The gap between rows in points, rounded to whole cells; nil leaves none.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    settings = GridSettings(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, PrimitiveView where Content: View {
  /// Makes the node of the rows.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GridViewNode(view, context)
  }
}

/// A row of a `Grid`: each of its views is a cell. Elsewhere it only groups them.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameter alignment: The guide on which the cells of the row stand; nil takes that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView where Content: View {
  /// Makes the node of the cells.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GridRowNode(view, context)
  }
}

final class GridViewNode<Content: View>: _NodeOf<Grid<Content>>, GridHost {
  private var child: _NodeOf<Content>!
  private let layout: GridNode

  override init(_ view: Grid<Content>, _ context: _NodeContext) {
    layout = GridNode(view.settings, context.graph)
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    collect()
  }

  override func viewDidChange() {
    if layout.settings != view.settings {
      layout.settings = view.settings
      layout.invalidateSize()
    }
    child.update(view.content)
  }

  override var container: LayoutNode? { layout }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    layout.setContent(nodes)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A view node that arranges the cells of rows.
@MainActor
protocol GridHost: _ViewNode {}

final class GridRowNode<Content: View>: _NodeOf<GridRow<Content>> {
  private var child: _NodeOf<Content>!
  private var marks: (start: GridRowMark, end: GridRowMark)?

  override init(_ view: GridRow<Content>, _ context: _NodeContext) {
    super.init(view, context)
    if context.arranger is any GridHost {
      marks = (
        GridRowMark(isStart: true, view.alignment, graph), GridRowMark(isStart: false, nil, graph)
      )
    }
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() {
    if let marks, marks.start.alignment != view.alignment {
      marks.start.alignment = view.alignment
      structureChanged()
    }
    child.update(view.content)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    if let marks { list.append(marks.start) }
    child.appendLayoutNodes(to: &list)
    if let marks { list.append(marks.end) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
