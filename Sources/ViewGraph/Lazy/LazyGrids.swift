import Foundation
import LayoutCore

/// Arranges its children in lines of columns, and makes them only as they come into view.
///
/// Columns are shared out over the width on offer; each line is as high as its highest cell. Like
/// `LazyVStack` it is lazy in a scroll view that scrolls up and down.
public struct LazyVGrid<Content> {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Arranges views in columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, which may each become several where they are adaptive.
  ///   - alignment: The guide on which section headers and footers stand.
  ///   - spacing: The distance between lines in points, rounded to whole cells; nil leaves none.
  ///   - pinnedViews: Has no effect in a terminal: headers scroll with their rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: spacing, alignment: alignment.key, items: columns)
    self.content = content()
  }
}

extension LazyVGrid: View where Content: View {
  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The arranged content.
  public var body: some View { LazyContainerView(arrangement, content: content) }
}

/// Arranges its children in lines of rows, and makes them only as they come into view.
///
/// It is to a scroll view that scrolls sideways what `LazyVGrid` is to one that scrolls up and down.
public struct LazyHGrid<Content> {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Arranges views in rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, which may each become several where they are adaptive.
  ///   - alignment: The guide on which section headers and footers stand.
  ///   - spacing: The distance between lines in points, rounded to whole cells; nil leaves one column.
  ///   - pinnedViews: Has no effect in a terminal: headers scroll with their rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: spacing, alignment: alignment.key, items: rows)
    self.content = content()
  }
}

extension LazyHGrid: View where Content: View {
  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The arranged content.
  public var body: some View { LazyContainerView(arrangement, content: content) }
}
