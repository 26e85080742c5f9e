/// Views that belong together, with a header and a footer.
///
/// In a `List` each view is a row, and in a lazy grid the header and the footer take a line for themselves.
/// Elsewhere header, content and footer follow each other.
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Groups views between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Groups views between a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Groups views below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Groups views below a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Groups views above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Groups views above a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Groups views below a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(String(title)), content: content(), footer: EmptyView())
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes the node of the header, the content and the footer.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    SectionNode(view, context)
  }
}

final class SectionNode<Parent: View, Content: View, Footer: View>:
  _NodeOf<Section<Parent, Content, Footer>>
{
  private var header: _NodeOf<Parent>!
  private var content: _NodeOf<Content>!
  private var footer: _NodeOf<Footer>!
  /// In a lazy container, what marks the parts for it.
  private var marks: [SectionMark] = []
  private var isInList = false

  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    super.init(view, context)
    if let host = context.arranger as? any LazyContainerHost {
      marks = [.header, .content, .footer, .end].map { SectionMark($0, graph) }
      isInList = host.isList
    }
    let donor = context.donor as? Self
    header = Parent._makeNode(view.header, aside(donor?.header, isHeader: true))
    content = Content._makeNode(view.content, childContext(donor: donor?.content))
    footer = Footer._makeNode(view.footer, aside(donor?.footer, isHeader: false))
  }

  /// The context of a header or a footer.
  private func aside(_ donor: _ViewNode?, isHeader: Bool) -> _NodeContext {
    _NodeContext(
      graph: graph, parent: self, environment: asideEnvironment(isHeader), donor: donor)
  }

  /// In a list headers are bold and footers are dim.
  private func asideEnvironment(_ isHeader: Bool) -> EnvironmentValues {
    var environment = environment
    if isInList { environment.ink.attributes.formUnion(isHeader ? .bold : .dim) }
    return environment
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    header.environmentDidChange(asideEnvironment(true))
    content.environmentDidChange(environment)
    footer.environmentDidChange(asideEnvironment(false))
  }

  override func viewDidChange() {
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    let parts: [_ViewNode] = [header, content, footer]
    for (index, part) in parts.enumerated() {
      if !marks.isEmpty { list.append(marks[index]) }
      part.appendLayoutNodes(to: &list)
    }
    if let end = marks.last { list.append(end) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }
}
