import CellGrid
import LayoutCore

extension View {
  /// Puts views behind this one, in its size.
  public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View {
    SecondaryView(
      primary: self, secondary: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one, in its size.
  public func background<Behind: View>(
    _ background: Behind, alignment: Alignment = .center
  ) -> some View {
    SecondaryView(
      primary: self, secondary: background, alignment: alignment, isBehind: true)
  }

  /// Fills the frame of this view with a style, behind it.
  @_disfavoredOverload
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    SecondaryView(
      primary: self, secondary: StyledArea(style: style), alignment: .center, isBehind: true)
  }

  /// Fills the frame of this view with the style of backgrounds, behind it.
  public func background() -> some View { background(BackgroundStyle()) }

  /// Fills the frame of this view with a style, behind it; a terminal has no unsafe edges to fill as well.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    SecondaryView(
      primary: self, secondary: StyledArea(style: style), alignment: .center, isBehind: true)
  }

  /// Fills the frame of this view with a style, in front of it.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    SecondaryView(
      primary: self, secondary: StyledArea(style: style), alignment: .center, isBehind: false)
  }

  /// Puts views in front of this one, in its size.
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    SecondaryView(
      primary: self, secondary: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view in front of this one, in its size.
  public func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> some View {
    SecondaryView(
      primary: self, secondary: overlay, alignment: alignment, isBehind: false)
  }
}

struct SecondaryView<Primary, Secondary> {
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool
}

extension SecondaryView: View, PrimitiveView where Primary: View, Secondary: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    SecondaryViewNode(view, context)
  }
}

/// Puts a copy of the secondary view at each layout node of the primary one.
final class SecondaryViewNode<Primary: View, Secondary: View>:
  _NodeOf<SecondaryView<Primary, Secondary>>, WrapperMaker
{
  private var primary: _NodeOf<Primary>!
  /// Nodes of `Secondary`; arrays of a type of their own would be made at run time for each modifier.
  private var secondaries: [_ViewNode] = []
  private var wrappers = WrapperList<SecondaryNode>()

  override init(_ view: SecondaryView<Primary, Secondary>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    primary = Primary._makeNode(view.primary, childContext(donor: donor?.primary))
    _ = rebuild(donor: donor)
  }

  override func viewDidChange() {
    for node in wrappers.nodes where node.alignment != view.alignment {
      node.alignment = view.alignment
      node.invalidatePlacement()
    }
    primary.update(view.primary)
    for secondary in secondaries {
      unsafeDowncast(secondary, to: _NodeOf<Secondary>.self).update(view.secondary)
    }
  }

  override func arrangesSeparately(_ child: _ViewNode?) -> Bool {
    primary != nil && child !== primary
  }

  func makeWrapper() -> LayoutNode {
    SecondaryNode(view.alignment, isBehind: view.isBehind, graph)
  }

  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    if rebuild(donor: nil) { parent?.structureChanged() }
  }

  private func rebuild(donor: SecondaryViewNode?) -> Bool {
    let changed = wrappers.rebuild(from: primary, by: self, isLazy: false)
    while secondaries.count > wrappers.nodes.count { secondaries.removeLast().unmount() }
    while secondaries.count < wrappers.nodes.count {
      let index = secondaries.count
      let twin = donor.flatMap { index < $0.secondaries.count ? $0.secondaries[index] : nil }
      secondaries.append(Secondary._makeNode(view.secondary, childContext(donor: twin)))
    }
    for (index, wrapper) in wrappers.nodes.enumerated() {
      var nodes = [wrapper.children[0]]
      secondaries[index].appendLayoutNodes(to: &nodes)
      wrapper.setChildren(nodes)
    }
    return changed
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    wrappers.append(to: &list)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    visit(primary)
    secondaries.forEach(visit)
  }
}
