import LayoutCore

/// Marks a place in a list of layout nodes for the container that arranges them. It never becomes part of
/// the layout tree.
package class ContentMark: LayoutNode {
  override final var isPlaceholder: Bool { true }
}

/// Marks where the parts of a section begin.
final class SectionMark: ContentMark {
  enum Part {
    case header
    case content
    case footer
    case end
  }

  let part: Part

  init(_ part: Part, _ graph: Graph) {
    self.part = part
    super.init(graph)
  }
}

/// Marks where a row of a grid begins or ends.
final class GridRowMark: ContentMark {
  /// The guide of the row that begins, where it is not that of the grid.
  var alignment: VerticalAlignment?
  let isStart: Bool

  init(isStart: Bool, _ alignment: VerticalAlignment?, _ graph: Graph) {
    self.isStart = isStart
    self.alignment = alignment
    super.init(graph)
  }
}
