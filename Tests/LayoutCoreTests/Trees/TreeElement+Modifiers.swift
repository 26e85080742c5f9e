import CaseFiles
import CaseLayouts
import Foundation

@testable import LayoutCore

extension TreeElement {
  /// The size of a node that is no `Layout`.
  func ownSize(_ p: ProposedViewSize) -> CGSize {
    func child(_ offer: ProposedViewSize) -> CGSize { children[0].size(for: offer) }
    switch tree.node {
    case .color, .geometryReader: return p.shapeSize
    case .empty: return .zero
    case .divider: return p.dividerSize(in: stack, metrics: metrics)
    case .spacer(let minLength):
      return p.spacerSize(minimum: minLength.map { CGFloat($0) }, along: stack)
    case .text(let text, let lineLimit): return textSize(text, lineLimit, p)
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .flex(let width, let height):
      func length(_ limits: CaseTree.FlexLimits, _ offer: CGFloat?) -> CGFloat {
        offer.map { min(max($0, limits.minimum), limits.maximum) } ?? limits.ideal
      }
      return CGSize(width: length(width, p.width), height: length(height, p.height))
    case .viewThatFits: return chosen(p)?.size(for: p) ?? .zero
    case .lazyVStack, .lazyVGrid, .grid, .list, .scrollView: return gridSize(p)
    case .frame(let width, let height, _, _):
      return fixedFrame(width, height).size(for: p, child: child)
    case .flexFrame(let width, let height, _, _):
      return flexibleFrame(width, height).size(for: p, child: child)
    case .padding, .border: return insets.size(around: child(insets.childProposal(for: p)))
    case .position(let x, let y, _):
      return Position(CGPoint(x: x, y: y)).size(for: p, child: child)
    case .safeAreaInset:
      let bar = children[1].size(for: safeArea.barProposal(for: p))
      return safeArea.size(content: child(safeArea.contentProposal(for: p, bar: bar)), bar: bar)
    default: return child(passedProposal(p))
    }
  }

  /// Where a modifier puts its content, which comes first, and its secondary view.
  func modifierPlacements(_ p: ProposedViewSize, _ size: CGSize) -> [Placed] {
    let child = children[0]
    var offer = passedProposal(p)
    var origin = CGPoint.zero
    switch tree.node {
    case .frame(let width, let height, let alignment, _):
      offer = fixedFrame(width, height).childProposal(for: p)
      origin = CaseGuides.alignment(alignment).origin(of: dimensions(child, offer), in: size)
    case .flexFrame(let width, let height, let alignment, _):
      offer = flexibleFrame(width, height).placementProposal(size: size, proposal: p)
      origin = CaseGuides.alignment(alignment).origin(of: dimensions(child, offer), in: size)
    case .padding, .border:
      offer = insets.childProposal(for: p)
      origin = insets.childOrigin
    case .offset(let x, let y, _): origin = CGPoint(x: x, y: y)
    case .position(let x, let y, _):
      offer = ProposedViewSize(size)
      origin = Position(CGPoint(x: x, y: y)).origin(of: child.size(for: offer))
    case .secondary(_, _, let alignment, _):
      let other = ProposedViewSize(size)
      let otherOrigin = CaseGuides.alignment(alignment).origin(
        of: dimensions(children[1], other), in: dimensions(child, p))
      return [
        (child, Placement(origin: .zero, proposal: p)),
        (children[1], Placement(origin: otherOrigin, proposal: other)),
      ]
    case .safeAreaInset:
      let bar = dimensions(children[1], safeArea.barProposal(for: p))
      offer = safeArea.contentProposal(for: p, bar: bar.size)
      origin = safeArea.contentOrigin(bar: bar.size)
      return [
        (child, Placement(origin: origin, proposal: offer)),
        (
          children[1],
          Placement(
            origin: safeArea.barOrigin(bar: bar, in: size),
            proposal: safeArea.barProposal(for: p))
        ),
      ]
    default: break
    }
    return [(child, Placement(origin: origin, proposal: offer))]
  }

  /// What a modifier offers whose size is that of its content.
  private func passedProposal(_ p: ProposedViewSize) -> ProposedViewSize {
    func ideal() -> CGSize { children[0].size(for: .unspecified) }
    switch tree.node {
    case .fixedSize(let horizontal, let vertical, _):
      var axes: Axis.Set = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      return p.fixingSize(along: axes)
    case .aspectRatio(let width, let height, let fill, _):
      return AspectRatio(
        sides: CGSize(width: width, height: height), contentMode: fill ? .fill : .fit
      ).childProposal(for: p, idealSize: ideal)
    case .aspectRatioOfChild(let fill, _):
      return AspectRatio(sides: nil, contentMode: fill ? .fill : .fit)
        .childProposal(for: p, idealSize: ideal)
    default: return p
    }
  }

  private func fixedFrame(_ width: Double?, _ height: Double?) -> FixedFrame {
    FixedFrame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }

  private func flexibleFrame(
    _ width: CaseTree.FrameLimits, _ height: CaseTree.FrameLimits
  ) -> FlexibleFrame {
    func length(_ limits: CaseTree.FrameLimits) -> FlexibleLength {
      FlexibleLength(
        minimum: limits.minimum.map { CGFloat($0) }, ideal: limits.ideal.map { CGFloat($0) },
        maximum: limits.maximum.map { CGFloat($0) })
    }
    return FlexibleFrame(width: length(width), height: length(height))
  }

  private var insets: EdgeInsets {
    guard case .padding(let top, let leading, let bottom, let trailing, _) = tree.node else {
      return EdgeInsets(border: metrics)
    }
    let lengths: [(Edge, Double?)] = [
      (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
    ]
    return lengths.reduce(into: EdgeInsets()) { insets, side in
      let padding = EdgeInsets(
        padding: side.1.map { CGFloat($0) }, on: Edge.Set(side.0), metrics: metrics)
      insets[side.0] = padding[side.0]
    }
  }

  private var safeArea: SafeAreaInset {
    guard case .safeAreaInset(let name, _, let alignment, let spacing, _) = tree.node else {
      preconditionFailure("Not a safe area inset")
    }
    let edge: Edge =
      switch name {
      case "top": .top
      case "leading": .leading
      case "trailing": .trailing
      default: .bottom
      }
    return SafeAreaInset(
      edge: edge, alignment: CaseGuides.key(edge.axis.other, alignment ?? "center"),
      spacing: spacing.map { CGFloat($0) }, metrics: metrics)
  }

  private func textSize(_ text: String, _ lineLimit: Int?, _ p: ProposedViewSize) -> CGSize {
    let cell = metrics.cellSize
    var columns: Int?
    if let width = p.width, width.isFinite { columns = max(1, tfloor(width / cell.width)) }
    var limit = lineLimit
    if let height = p.height, height.isFinite {
      limit = min(limit ?? .max, max(1, tfloor(height / cell.height)))
    }
    let size = TestText(text, columns: columns, limit: limit).size
    return CGSize(
      width: CGFloat(size.columns) * cell.width, height: CGFloat(size.rows) * cell.height)
  }
}
