import Foundation

/// The arithmetic of `safeAreaInset(edge:alignment:spacing:content:)`.
package struct SafeAreaInset: Equatable, Sendable {
  /// The side at which the bar sits.
  package let edge: Edge
  /// The guide across on which the bar and the content meet.
  package let alignment: AlignmentKey
  /// The whole-cell gap between the bar and the content, in points.
  package let spacing: CGFloat

  package init(
    edge: Edge, alignment: AlignmentKey, spacing: CGFloat?, metrics: LayoutMetrics
  ) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.map { metrics.whole($0, axis: edge.axis) } ?? 0
  }

  /// Returns what the bar is offered: its ideal length along its axis.
  package func barProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: edge.axis, across: proposal[edge.axis.other])
  }

  /// Returns what the content is offered beside a bar of size `bar`.
  package func contentProposal(for proposal: ProposedViewSize, bar: CGSize) -> ProposedViewSize {
    var offer = proposal
    offer[edge.axis] = proposal[edge.axis].map { $0 == .infinity ? $0 : max(0, $0 - taken(bar)) }
    return offer
  }

  /// Returns the size of content and bar together, which across is that of the content.
  package func size(content: CGSize, bar: CGSize) -> CGSize {
    var size = content
    size[edge.axis] = max(0, content[edge.axis] + taken(bar))
    return size
  }

  /// Returns the top-leading corner of the content.
  package func contentOrigin(bar: CGSize) -> CGPoint {
    let isFirst = edge == .top || edge == .leading
    return CGPoint(isFirst ? taken(bar) : 0, along: edge.axis, across: 0)
  }

  /// Returns the top-leading corner of the bar in a container of `size`.
  package func barOrigin(bar: ViewDimensions, in size: CGSize) -> CGPoint {
    let isFirst = edge == .top || edge == .leading
    let axis = edge.axis
    return CGPoint(
      isFirst ? 0 : guideDistance(size[axis], bar.size[axis]), along: axis,
      across: guideDistance(alignment.defaultValue(in: size), bar[alignment]))
  }

  private func taken(_ bar: CGSize) -> CGFloat { bar[edge.axis] + spacing }
}
