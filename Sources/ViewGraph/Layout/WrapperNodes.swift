import CellGrid
import Foundation
import LayoutCore

/// A node around one child that changes the child's size, and so resets its rank in a stack.
package class SizingNode: LayoutNode {
  override package var layoutPriority: Double { 0 }
  override package var spacerAxes: Axis.Set { [] }
  override package var layoutSpacing: ViewSpacing { ViewSpacing(zeroAlong: []) }

  var child: LayoutNode { children[0] }

  /// The explicit guide of the child, seen from this node, for a child at `origin`.
  final func translatedGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, origin: () -> CGPoint
  ) -> CGFloat? {
    let size = child.size(for: proposal)
    guard let guide = child.explicitGuide(key, proposal: proposal, size: size) else { return nil }
    return guide + origin()[key.axis]
  }

  final func childDimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: child.size(for: proposal), proposal: proposal, element: child)
  }
}

final class FixedFrameNode: SizingNode {
  var frame: FixedFrame
  var alignment: Alignment

  init(_ frame: FixedFrame, _ alignment: Alignment, _ graph: Graph) {
    self.frame = frame
    self.alignment = alignment
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    frame.size(for: proposal) { child.size(for: $0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = frame.childProposal(for: proposal)
    child.place(
      at: alignment.origin(of: childDimensions(in: offer), in: size), proposal: offer)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let offer = frame.childProposal(for: proposal)
    return translatedGuide(key, proposal: offer) {
      alignment.origin(of: childDimensions(in: offer), in: size)
    }
  }
}

final class FlexibleFrameNode: SizingNode {
  var frame: FlexibleFrame
  var alignment: Alignment

  init(_ frame: FlexibleFrame, _ alignment: Alignment, _ graph: Graph) {
    self.frame = frame
    self.alignment = alignment
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    frame.size(for: proposal) { child.size(for: $0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = frame.placementProposal(size: size, proposal: proposal)
    child.place(
      at: alignment.origin(of: childDimensions(in: offer), in: size), proposal: offer)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let offer = frame.placementProposal(size: size, proposal: proposal)
    return translatedGuide(key, proposal: offer) {
      alignment.origin(of: childDimensions(in: offer), in: size)
    }
  }
}

/// Padding, and the room that a border takes.
class InsetNode: SizingNode {
  final var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ graph: Graph) {
    self.insets = insets
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    insets.size(around: child.size(for: insets.childProposal(for: proposal)))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: insets.childOrigin, proposal: insets.childProposal(for: proposal))
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    translatedGuide(key, proposal: insets.childProposal(for: proposal)) { insets.childOrigin }
  }
}

final class AspectRatioNode: SizingNode {
  var ratio: AspectRatio

  init(_ ratio: AspectRatio, _ graph: Graph) {
    self.ratio = ratio
    super.init(graph)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ratio.childProposal(for: proposal) { child.size(for: .unspecified) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: offer(proposal))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: offer(proposal))
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    translatedGuide(key, proposal: offer(proposal)) { .zero }
  }
}

final class PositionNode: SizingNode {
  var position: Position

  init(_ position: Position, _ graph: Graph) {
    self.position = position
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    position.size(for: proposal) { child.size(for: $0) }
  }

  private func childOrigin(in size: CGSize) -> CGPoint {
    position.origin(of: child.size(for: ProposedViewSize(size)))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: childOrigin(in: size), proposal: ProposedViewSize(size))
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    translatedGuide(key, proposal: ProposedViewSize(size)) { childOrigin(in: size) }
  }
}

final class FixedSizeNode: LayoutNode {
  var axes: Axis.Set

  init(_ axes: Axis.Set, _ graph: Graph) {
    self.axes = axes
    super.init(graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children[0].size(for: proposal.fixingSize(along: axes))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children[0].place(at: .zero, proposal: proposal.fixingSize(along: axes))
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    children[0].explicitGuide(key, proposal: proposal.fixingSize(along: axes), size: size)
  }
}

final class OffsetNode: LayoutNode {
  var offset: CGSize

  init(_ offset: CGSize, _ graph: Graph) {
    self.offset = offset
    super.init(graph)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children[0].place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}

final class AlignmentGuideNode: LayoutNode {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
  /// The view node that depends on the state which `compute` reads.
  private weak var reader: _ViewNode?

  init(
    _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat, reader: _ViewNode
  ) {
    self.key = key
    self.compute = compute
    self.reader = reader
    super.init(reader.graph)
  }

  override var ownGuides: GuideKinds { .all }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == self.key else {
      return super.guide(key, proposal: proposal, size: size)
    }
    let outer = Graph.evaluating
    Graph.evaluating = reader
    defer { Graph.evaluating = outer }
    return compute(ViewDimensions(size: size, proposal: proposal, element: children[0]))
  }
}

/// A node that changes what its container is told about the child, and nothing else.
final class TraitNode: LayoutNode {
  enum Trait {
    case priority(Double)
    case zIndex(Double)
    case value(ObjectIdentifier, Any)
  }

  var trait: Trait

  init(_ trait: Trait, _ graph: Graph) {
    self.trait = trait
    super.init(graph)
  }

  override var layoutPriority: Double {
    if case .priority(let priority) = trait { return priority }
    return super.layoutPriority
  }

  override var zIndex: Double {
    if case .zIndex(let index) = trait { return index }
    return super.zIndex
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if case .value(key, let value) = trait { return value }
    return super.layoutValue(key)
  }
}

/// A primary child that decides everything, and others laid out in its size before or behind it.
final class SecondaryNode: LayoutNode {
  var alignment: Alignment
  let isBehind: Bool

  init(_ alignment: Alignment, isBehind: Bool, _ graph: Graph) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(graph)
  }

  override package var paintOrder: [LayoutNode] {
    isBehind ? Array(children.dropFirst()) + [children[0]] : children
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let primary = children[0]
    primary.place(at: .zero, proposal: proposal)
    let dimensions = ViewDimensions(size: size, proposal: proposal, element: primary)
    let offer = ProposedViewSize(size)
    for secondary in children.dropFirst() {
      let own = ViewDimensions(
        size: secondary.size(for: offer), proposal: offer, element: secondary)
      secondary.place(at: alignment.origin(of: own, in: dimensions), proposal: offer)
    }
  }
}
