import ViewGraph

/// How the pictures of several dragged items lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case `default`
    case list
    case none
    case pile
    case stack
  }

  let kind: Kind

  /// What the renderer chooses: a pile.
  public static let `default` = DragDropPreviewsFormation(kind: .default)
  /// One under the other, aligned at their left edges.
  public static let list = DragDropPreviewsFormation(kind: .list)
  /// At the same places to each other as in the views.
  public static let none = DragDropPreviewsFormation(kind: .none)
  /// On top of each other, not quite in line; the first is on top.
  public static let pile = DragDropPreviewsFormation(kind: .pile)
  /// Overlapping along a diagonal; the first is on top.
  public static let stack = DragDropPreviewsFormation(kind: .stack)
}

extension View {
  /// Says how the pictures of several items lie that are dragged from this view, away from destinations.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    drags { $0.dragFormation = formation }
  }

  /// Says how the pictures of several dragged items lie over this view and the destinations in it.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    drags { $0.dropFormation = formation }
  }
}
