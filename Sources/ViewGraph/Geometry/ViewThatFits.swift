import Foundation
import LayoutCore

/// Shows the first of several views that fits into the space on offer, else the last.
///
/// A view fits if its ideal size is within that space. All of the views exist and run their effects; one is
/// shown.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content

  /// Chooses between the views of the closure.
  ///
  /// - Parameter axes: The axes along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  /// Makes the node of the candidates.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ViewThatFitsNode(view, context)
  }
}

final class ViewThatFitsNode<Content: View>: _NodeOf<ViewThatFits<Content>> {
  private var child: _NodeOf<Content>!
  private let layout: FittingNode

  override init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    layout = FittingNode(view.axes, context.graph)
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    collect()
  }

  override func viewDidChange() {
    if layout.axes != view.axes {
      layout.axes = view.axes
      layout.invalidateSize()
    }
    child.update(view.content)
  }

  override var container: LayoutNode? { layout }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    layout.setCandidates(nodes)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// The layout node of the candidates, of which the one that is shown is the child.
final class FittingNode: AnyContainerNode {
  var axes: Axis.Set
  private var candidates: [LayoutNode] = []

  init(_ axes: Axis.Set, _ graph: Graph) {
    self.axes = axes
    super.init(graph)
  }

  func setCandidates(_ nodes: [LayoutNode]) {
    if nodes.count == candidates.count, zip(nodes, candidates).allSatisfy({ $0 === $1 }) { return }
    for node in candidates where node.standIn === self { node.standIn = nil }
    candidates = nodes
    // A change of one that is not shown decides as well which one is.
    for node in nodes { node.standIn = self }
    if !nodes.contains(where: { $0 === children.first }) { setChildren([]) }
    invalidateSize()
  }

  private func chosen(_ proposal: ProposedViewSize) -> LayoutNode? {
    let index = indexOfChildThatFits(
      proposal, along: axes, count: candidates.count, metrics: graph.metrics
    ) { candidates[$0].size(for: .unspecified) }
    return index.map { candidates[$0] }
  }

  override var stackAxis: Axis? { nil }
  override var layoutPriority: Double { 0 }
  override var ownGuides: GuideKinds {
    candidates.reduce(into: .unsteadySizes) { $0.formUnion($1.guides) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let chosen = chosen(proposal)
    _ = replaceChildren(chosen.map { [$0] } ?? [])
    chosen?.place(at: .zero, proposal: proposal)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    chosen(proposal)?.explicitGuide(key, proposal: proposal, size: size)
  }
}
