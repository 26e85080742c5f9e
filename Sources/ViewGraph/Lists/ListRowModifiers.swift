import LayoutCore

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context has it.
  case automatic
  case visible
  case hidden
}

extension View {
  /// Sets how far the content of this list row is from the row's sides, in points rounded to whole cells; nil
  /// leaves that to the style of the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsets.self, value: insets)
  }

  /// Decides whether a line is drawn below this list row, in a row of cells of its own.
  ///
  /// Unlike in SwiftUI there is none by default.
  ///
  /// - Parameter edges: Where to decide; at the top edge there never is a line.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListRowSeparator.self, value: edges.contains(.bottom) ? visibility : .automatic)
  }

  /// Puts a view behind this list row, over its full width; nil puts none.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    ListRowBackgroundView(content: self, background: view)
  }
}

enum ListRowInsets: LayoutValueKey {
  static let defaultValue: EdgeInsets? = nil
}

enum ListRowSeparator: LayoutValueKey {
  static let defaultValue = Visibility.automatic
}

/// The layout nodes of the background of a list row.
enum ListRowBackground: LayoutValueKey {
  static var defaultValue: [LayoutNode] { [] }
}

/// The value by which the selection of a list knows a row.
package enum RowTag: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}

struct ListRowBackgroundView<Content, Background> {
  let content: Content
  let background: Background?
}

extension ListRowBackgroundView: View, PrimitiveView where Content: View, Background: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ListRowBackgroundNode(view, context)
  }
}

/// Tells the row about the layout nodes of its background.
final class ListRowBackgroundNode<Content: View, Background: View>:
  _NodeOf<ListRowBackgroundView<Content, Background>>, WrapperMaker
{
  private var content: _NodeOf<Content>!
  private var background: _NodeOf<Background?>!
  private var wrappers = WrapperList<TraitNode>()

  override init(_ view: ListRowBackgroundView<Content, Background>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    content = Content._makeNode(view.content, childContext(donor: donor?.content))
    background = Optional<Background>._makeNode(
      view.background, childContext(donor: donor?.background))
    collect()
  }

  override func viewDidChange() {
    content.update(view.content)
    background.update(view.background)
  }

  override func arrangesSeparately(_ child: _ViewNode?) -> Bool {
    content != nil && child !== content
  }

  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    background.appendLayoutNodes(to: &nodes)
    let trait = TraitNode.Trait.value(ObjectIdentifier(ListRowBackground.self), nodes)
    // One background cannot be in several rows: all but the first have none.
    let changed = wrappers.rebuild(from: content, by: self, isLazy: false)
    if let first = wrappers.nodes.first {
      first.trait = trait
      first.invalidateSize()
    }
    if changed { parent?.structureChanged() }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    wrappers.append(to: &list)
  }

  func makeWrapper() -> LayoutNode {
    TraitNode(.value(ObjectIdentifier(ListRowBackground.self), [] as [LayoutNode]), graph)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    visit(content)
    visit(background)
  }
}
