extension CaseTree {
  /// The nodes below this one, each with whether it is the content of a modifier.
  package var children: [(tree: CaseTree, isContent: Bool)] {
    switch node {
    case .color, .empty, .divider, .spacer, .text, .fixed, .flex: []
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children),
      .lazyVStack(_, _, let children), .lazyVGrid(_, _, _, let children),
      .list(_, let children), .geometryReader(let children), .pile(_, let children),
      .flow(_, let children), .equalWidth(_, let children), .unplaced(let children):
      children.map { ($0, false) }
    case .viewThatFits(_, let children): children.map { ($0, true) }
    case .scrollView(_, _, let child): [(child, false)]
    case .grid(_, _, _, let rows): rows.flatMap { $0.map { ($0.view, false) } }
    case .frame(_, _, _, let child), .flexFrame(_, _, _, let child),
      .padding(_, _, _, _, let child), .border(let child), .fixedSize(_, _, let child),
      .priority(_, let child), .aspectRatio(_, _, _, let child),
      .aspectRatioOfChild(_, let child), .offset(_, _, let child), .position(_, _, let child),
      .guide(_, _, _, _, let child):
      [(child, true)]
    case .secondary(let secondary, _, _, let primary): [(primary, true), (secondary, false)]
    case .safeAreaInset(_, let bar, _, _, let content): [(content, true), (bar, false)]
    }
  }
}
