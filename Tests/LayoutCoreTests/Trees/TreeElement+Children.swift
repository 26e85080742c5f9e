import CaseFiles
import CaseLayouts
import Foundation

@testable import LayoutCore

extension TreeElement {
  /// The layout of a container that has one.
  static func layout(of tree: CaseTree) -> AnyLayout? {
    switch tree.node {
    case .hStack(let alignment, let spacing, _):
      AnyLayout(
        HStackLayout(
          alignment: CaseGuides.vertical(alignment), spacing: spacing.map { CGFloat($0) }))
    case .vStack(let alignment, let spacing, _):
      AnyLayout(
        VStackLayout(
          alignment: CaseGuides.horizontal(alignment), spacing: spacing.map { CGFloat($0) }))
    case .zStack(let alignment, _):
      AnyLayout(ZStackLayout(alignment: CaseGuides.alignment(alignment)))
    case .pile(let key, _):
      AnyLayout(PileLayout(guide: CaseGuides.vertical(key ?? "custom-end-stacking")))
    case .flow(let gap, _): AnyLayout(FlowLayout(gap: gap))
    case .equalWidth(let gap, _): AnyLayout(EqualWidthLayout(gap: gap))
    case .unplaced: AnyLayout(UnplacedLayout())
    default: nil
    }
  }

  typealias Placed = (child: TreeElement, placement: Placement)

  /// Where a node that is no `Layout` puts its children.
  func placements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placed] {
    switch tree.node {
    case .color, .empty, .divider, .spacer, .text, .fixed, .flex: return []
    case .geometryReader:
      return children.map { ($0, Placement(origin: .zero, proposal: ProposedViewSize(size))) }
    case .viewThatFits:
      return chosen(proposal).map { [($0, Placement(origin: .zero, proposal: proposal))] } ?? []
    case .lazyVStack, .lazyVGrid, .grid, .list, .scrollView:
      return gridPlacements(proposal, size)
    default: return modifierPlacements(proposal, size)
    }
  }

  func chosen(_ proposal: ProposedViewSize) -> TreeElement? {
    guard case .viewThatFits(let axes, _) = tree.node else { return nil }
    var tested: Axis.Set = []
    if (axes ?? "hv").contains("h") { tested.insert(.horizontal) }
    if (axes ?? "hv").contains("v") { tested.insert(.vertical) }
    return indexOfChildThatFits(
      proposal, along: tested, count: children.count, metrics: metrics,
      idealSize: { children[$0].size(for: .unspecified) }
    ).map { children[$0] }
  }

  func dimensions(_ child: TreeElement, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: child.size(for: proposal), proposal: proposal, element: child)
  }

  func ownGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
    switch tree.node {
    case .text:
      if key == VerticalAlignment.firstTextBaseline.key { return metrics.cellSize.height }
      return key == VerticalAlignment.lastTextBaseline.key ? size.height : nil
    case .geometryReader, .lazyVStack, .lazyVGrid, .list, .scrollView: return nil
    case .guide(let axis, let name, let of, let plus, _):
      let axis: Axis = axis == 0 ? .horizontal : .vertical
      if key == CaseGuides.key(axis, name) {
        return dimensions(children[0], proposal)[CaseGuides.key(axis, of)] + plus
      }
      return children[0].explicitGuide(key, proposal: proposal, size: size)
    case .offset:
      return children[0].explicitGuide(key, proposal: proposal, size: size)
    case .grid:
      return gridArrangement(proposal).explicitGuide(key, of: gridCells)
    default:
      guard let (child, placement) = placements(proposal, size).first else { return nil }
      let childSize = child.size(for: placement.proposal)
      return child.explicitGuide(key, proposal: placement.proposal, size: childSize)
        .map { $0 + placement.origin[key.axis] }
    }
  }
}
