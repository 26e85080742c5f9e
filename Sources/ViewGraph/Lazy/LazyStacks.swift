import Foundation
import LayoutCore

/// Features of a lazy container whose section headers or footers stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Arranges its children in a column, and makes them only as they come into view.
///
/// In a scroll view that scrolls up and down, the elements of a `ForEach` exist while they are in view, or
/// while they have the focus or are dragged: a million rows cost what those in view do. The state of a row
/// that goes out of view is lost. The height of rows that were never in view is estimated from the first
/// ones that were. Elsewhere all children are made at once.
public struct LazyVStack<Content> {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Arranges views in a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children stand.
  ///   - spacing: The distance between children in points, rounded to whole cells; nil leaves none.
  ///   - pinnedViews: Has no effect in a terminal: headers scroll with their rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, spacing: spacing, alignment: alignment.key)
    self.content = content()
  }
}

extension LazyVStack: View where Content: View {
  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The arranged content.
  public var body: some View { LazyContainerView(arrangement, content: content) }
}

/// Arranges its children in a row, and makes them only as they come into view.
///
/// It is to a scroll view that scrolls sideways what `LazyVStack` is to one that scrolls up and down.
public struct LazyHStack<Content> {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Arranges views in a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children stand.
  ///   - spacing: The distance between children in points, rounded to whole cells; nil leaves none.
  ///   - pinnedViews: Has no effect in a terminal: headers scroll with their rows.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    self.content = content()
  }
}

extension LazyHStack: View where Content: View {
  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The arranged content.
  public var body: some View { LazyContainerView(arrangement, content: content) }
}
