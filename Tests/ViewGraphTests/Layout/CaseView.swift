import CaseFiles
import CaseLayouts
import Foundation
import LayoutCore

@testable import ViewGraph

/// The views that a case tree describes. Nodes with an id have a probe of that name.
@MainActor
enum CaseView {
  static func make(_ tree: CaseTree) -> AnyView {
    let view =
      leaf(tree.node) ?? container(tree.node) ?? grid(tree.node) ?? modifier(tree.node)
      ?? AnyView(EmptyView())
    return tree.id.map { AnyView(view.probe($0)) } ?? view
  }

  private static func leaf(_ node: CaseTree.Node) -> AnyView? {
    switch node {
    case .color: AnyView(Color.red)
    case .empty: AnyView(SizedLeaf.fixed(0, 0))
    case .divider: AnyView(Divider())
    case .spacer(let minLength): AnyView(Spacer(minLength: minLength.map { CGFloat($0) }))
    case .text(let text, let limit): AnyView(Text(text).lineLimit(limit))
    case .fixed(let width, let height): AnyView(SizedLeaf.fixed(width, height))
    case .flex(let width, let height): AnyView(flex(width, height))
    default: nil
    }
  }

  private static func flex(
    _ width: CaseTree.FlexLimits, _ height: CaseTree.FlexLimits
  ) -> SizedLeaf {
    func length(_ limits: CaseTree.FlexLimits, _ offer: CGFloat?) -> CGFloat {
      offer.map { min(max($0, limits.minimum), limits.maximum) } ?? limits.ideal
    }
    return SizedLeaf { offer in
      CGSize(width: length(width, offer.width), height: length(height, offer.height))
    }
  }

  private static func container(_ node: CaseTree.Node) -> AnyView? {
    switch node {
    case .hStack(let alignment, let spacing, let children):
      AnyView(
        HStack(
          alignment: CaseGuides.vertical(alignment), spacing: spacing.map { CGFloat($0) }
        ) { list(children) })
    case .vStack(let alignment, let spacing, let children):
      AnyView(
        VStack(
          alignment: CaseGuides.horizontal(alignment), spacing: spacing.map { CGFloat($0) }
        ) { list(children) })
    case .zStack(let alignment, let children):
      AnyView(ZStack(alignment: CaseGuides.alignment(alignment)) { list(children) })
    case .scrollView(let axis, _, let child):
      AnyView(ScrollView(axis == 0 ? .horizontal : .vertical) { make(child) })
    case .pile(let key, let children):
      AnyView(
        PileLayout(guide: CaseGuides.vertical(key ?? "custom-end-stacking")) { list(children) })
    case .flow(let gap, let children): AnyView(FlowLayout(gap: gap) { list(children) })
    case .equalWidth(let gap, let children):
      AnyView(EqualWidthLayout(gap: gap) { list(children) })
    case .unplaced(let children): AnyView(UnplacedLayout() { list(children) })
    default: nil
    }
  }

  static func list(_ trees: [CaseTree]) -> some View {
    ForEach(0..<trees.count) { make(trees[$0]) }
  }

  private static func modifier(_ node: CaseTree.Node) -> AnyView? {
    switch node {
    case .frame(let width, let height, let alignment, let child):
      AnyView(
        make(child).frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: CaseGuides.alignment(alignment)))
    case .flexFrame(let width, let height, let alignment, let child):
      AnyView(flexibleFrame(width, height, CaseGuides.alignment(alignment), child))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      AnyView(
        make(child).padding(.top, top.map { CGFloat($0) })
          .padding(.leading, leading.map { CGFloat($0) })
          .padding(.bottom, bottom.map { CGFloat($0) })
          .padding(.trailing, trailing.map { CGFloat($0) }))
    case .border(let child): AnyView(make(child).border())
    case .fixedSize(let horizontal, let vertical, let child):
      AnyView(make(child).fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let value, let child): AnyView(make(child).layoutPriority(value))
    case .aspectRatio(let width, let height, let fill, let child):
      AnyView(
        make(child).aspectRatio(
          CGSize(width: width, height: height), contentMode: fill ? .fill : .fit))
    case .aspectRatioOfChild(let fill, let child):
      AnyView(make(child).aspectRatio(contentMode: fill ? .fill : .fit))
    case .offset(let x, let y, let child): AnyView(make(child).offset(x: x, y: y))
    case .position(let x, let y, let child): AnyView(make(child).position(x: x, y: y))
    case .secondary(let secondary, let isOverlay, let alignment, let primary):
      isOverlay
        ? AnyView(
          make(primary).overlay(alignment: CaseGuides.alignment(alignment)) { make(secondary) })
        : AnyView(
          make(primary).background(alignment: CaseGuides.alignment(alignment)) { make(secondary) })
    case .guide(let axis, let key, let of, let plus, let child):
      axis == 0
        ? AnyView(
          make(child).alignmentGuide(CaseGuides.horizontal(key)) {
            $0[CaseGuides.horizontal(of)] + plus
          })
        : AnyView(
          make(child).alignmentGuide(CaseGuides.vertical(key)) {
            $0[CaseGuides.vertical(of)] + plus
          })
    default: nil
    }
  }

  private static func flexibleFrame(
    _ width: CaseTree.FrameLimits, _ height: CaseTree.FrameLimits, _ alignment: Alignment,
    _ child: CaseTree
  ) -> some View {
    make(child).frame(
      minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
      maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
      idealHeight: height.ideal.map { CGFloat($0) },
      maxHeight: height.maximum.map { CGFloat($0) }, alignment: alignment)
  }
}
