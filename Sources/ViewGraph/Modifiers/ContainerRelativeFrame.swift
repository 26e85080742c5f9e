import Foundation
import LayoutCore

extension View {
  /// Gives this view the lengths of the nearest scroll view around, or of the screen where there is none.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view a part of the lengths of the nearest scroll view around, or of the screen where there is
  /// none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view gets a length.
  ///   - alignment: Where the view is in its frame.
  ///   - length: Makes the length of the view from that of the container, both in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives this view as many of a number of equal parts of the nearest scroll view around, or of the screen
  /// where there is none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view gets a length.
  ///   - count: The number of parts.
  ///   - span: How many parts the view has, with the gaps between them.
  ///   - spacing: The gap between parts in points.
  ///   - alignment: Where the view is in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
    }
  }
}

private struct ContainerRelativeModifier: LayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeNode(_ context: LayoutModifierContext) -> ContainerRelativeNode {
    let node = ContainerRelativeNode(context.viewNode.depth, context.graph)
    apply(to: node)
    context.graph.followers.add(node)
    return node
  }

  private func apply(to node: ContainerRelativeNode) {
    node.axes = axes
    node.alignment = alignment
    node.length = length
  }

  func update(
    _ node: ContainerRelativeNode, from old: Self, _ context: LayoutModifierContext
  ) {
    if bitEqual(self, old) { return }
    apply(to: node)
    node.invalidateSize()
  }
}

/// A fixed frame whose lengths follow from those of a container further out.
final class ContainerRelativeNode: SizingNode, LayoutFollower {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  let followDepth: Int
  /// The size of the container for which the frame was measured.
  private var known: CGSize?

  init(_ depth: Int, _ graph: Graph) {
    followDepth = depth
    super.init(graph)
  }

  private var container: CGSize {
    nearestScroller?.viewport ?? graph.rootLayout.size
  }

  func followLayout() {
    if parent == nil || known == container { return }
    known = container
    invalidateSize()
  }

  private var frame: FixedFrame {
    let container = known ?? container
    func part(_ axis: Axis) -> CGFloat? {
      axes.contains(axis) ? length(container[axis], axis) : nil
    }
    return FixedFrame(width: part(.horizontal), height: part(.vertical))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    frame.size(for: proposal) { child.size(for: $0) }
  }

  private func childOrigin(_ offer: ProposedViewSize, in size: CGSize) -> CGPoint {
    alignment.origin(of: childDimensions(in: offer), in: size)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = frame.childProposal(for: proposal)
    child.place(at: childOrigin(offer, in: size), proposal: offer)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let offer = frame.childProposal(for: proposal)
    return translatedGuide(key, proposal: offer) { childOrigin(offer, in: size) }
  }
}
