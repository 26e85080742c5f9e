import Foundation
import LayoutCore

/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing
}

extension View {
  /// Puts a bar above or below this view, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The side of the bar.
  ///   - alignment: The guide on which the bar stands across.
  ///   - spacing: The gap to the bar in points, rounded to whole cells; nil leaves none.
  ///   - content: The bar; several views stand beside each other.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: ContainerView(arrangement: HStackLayout(), content: content()),
      settings: SafeAreaInsetSettings(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
  }

  /// Puts a bar at the leading or the trailing side of this view, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The side of the bar.
  ///   - alignment: The guide on which the bar stands across.
  ///   - spacing: The gap to the bar in points, rounded to whole cells; nil leaves none.
  ///   - content: The bar; several views stand below each other.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: ContainerView(arrangement: VStackLayout(), content: content()),
      settings: SafeAreaInsetSettings(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing))
  }
}

struct SafeAreaInsetSettings: Equatable {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  @MainActor
  func inset(_ graph: Graph) -> SafeAreaInset {
    SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing, metrics: graph.metrics)
  }
}

struct SafeAreaInsetView<Content, Bar> {
  let content: Content
  let bar: Bar
  let settings: SafeAreaInsetSettings
}

extension SafeAreaInsetView: View, PrimitiveView where Content: View, Bar: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    SafeAreaInsetViewNode(view, context)
  }
}

/// Puts a copy of the bar at each layout node of the content.
final class SafeAreaInsetViewNode<Content: View, Bar: View>:
  _NodeOf<SafeAreaInsetView<Content, Bar>>, WrapperMaker
{
  private var content: _NodeOf<Content>!
  private var bars: [_NodeOf<Bar>] = []
  private var wrappers = WrapperList<SafeAreaInsetNode>()

  override init(_ view: SafeAreaInsetView<Content, Bar>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    content = Content._makeNode(view.content, childContext(donor: donor?.content))
    _ = rebuild(donor: donor)
  }

  override func viewDidChange() {
    let inset = view.settings.inset(graph)
    for node in wrappers.nodes where node.inset != inset {
      node.inset = inset
      node.invalidateSize()
    }
    content.update(view.content)
    for bar in bars { bar.update(view.bar) }
  }

  override func arrangesSeparately(_ child: _ViewNode?) -> Bool {
    content != nil && child !== content
  }

  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    if rebuild(donor: nil) { parent?.structureChanged() }
  }

  private func rebuild(donor: SafeAreaInsetViewNode?) -> Bool {
    let changed = wrappers.rebuild(from: content, by: self, isLazy: false)
    while bars.count > wrappers.nodes.count { bars.removeLast().unmount() }
    while bars.count < wrappers.nodes.count {
      let twin = donor.flatMap { bars.count < $0.bars.count ? $0.bars[bars.count] : nil }
      bars.append(Bar._makeNode(view.bar, childContext(donor: twin)))
    }
    for (wrapper, bar) in zip(wrappers.nodes, bars) {
      var nodes = [wrapper.children[0]]
      bar.appendLayoutNodes(to: &nodes)
      wrapper.setChildren(nodes)
    }
    return changed
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    wrappers.append(to: &list)
  }

  func makeWrapper() -> LayoutNode { SafeAreaInsetNode(view.settings.inset(graph), graph) }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    visit(content)
    bars.forEach(visit)
  }
}

/// The layout node of content with a bar, its second child.
final class SafeAreaInsetNode: SizingNode {
  var inset: SafeAreaInset

  init(_ inset: SafeAreaInset, _ graph: Graph) {
    self.inset = inset
    super.init(graph)
  }

  override var stackAxis: Axis? { nil }

  /// The wheel over the bar scrolls what the bar belongs to.
  override var wheelResponder: (any WheelResponder)? {
    var node = child
    while node.wheelResponder == nil, node.children.count == 1, !node.arrangesChildren {
      node = node.children[0]
    }
    return node.wheelResponder
  }

  private func barDimensions(_ proposal: ProposedViewSize) -> ViewDimensions? {
    guard children.count > 1 else { return nil }
    let offer = inset.barProposal(for: proposal)
    return ViewDimensions(
      size: children[1].size(for: offer), proposal: offer, element: children[1])
  }

  private func offer(_ proposal: ProposedViewSize) -> (ProposedViewSize, bar: CGSize) {
    let bar = barDimensions(proposal)?.size ?? .zero
    return (inset.contentProposal(for: proposal, bar: bar), bar)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (offer, bar) = offer(proposal)
    return inset.size(content: child.size(for: offer), bar: bar)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let (offer, bar) = offer(proposal)
    child.place(at: inset.contentOrigin(bar: bar), proposal: offer)
    if let bar = barDimensions(proposal) {
      children[1].place(
        at: inset.barOrigin(bar: bar, in: size), proposal: inset.barProposal(for: proposal))
    }
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let (offer, bar) = offer(proposal)
    return translatedGuide(key, proposal: offer) { inset.contentOrigin(bar: bar) }
  }
}
