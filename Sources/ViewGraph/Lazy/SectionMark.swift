import LayoutCore

/// Marks, in a list of layout nodes, where the parts of a section begin. It never becomes part of the
/// layout tree.
final class SectionMark: LayoutNode {
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
