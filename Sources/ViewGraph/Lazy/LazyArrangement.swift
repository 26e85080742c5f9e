import Foundation
import LayoutCore

/// How a lazy container arranges its content.
package struct LazyArrangement: Equatable {
  /// The axis along which the content grows without limit.
  package var axis: Axis
  /// The gap between lines in points, rounded to whole cells; nil leaves the default.
  package var spacing: CGFloat?
  /// The guide across on which the children of a stack stand.
  package var alignment: AlignmentKey
  /// The columns of a vertical grid or the rows of a horizontal one; nil makes a stack.
  package var items: [GridItem]?
  /// How the rows of a list are shown; nil for other containers.
  package var list: ListSettings?

  package init(
    axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, items: [GridItem]? = nil,
    list: ListSettings? = nil
  ) {
    self.list = list
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.items = items
  }

  func gap(_ metrics: LayoutMetrics) -> CGFloat {
    if let spacing { return metrics.whole(spacing, axis: axis) }
    return items != nil && axis == .horizontal ? metrics.defaultColumnSpacing : 0
  }
}

/// What a lazy container offers its children under one proposal, and where it puts them across.
struct LazyOffer: Equatable {
  let arrangement: LazyArrangement
  let gap: CGFloat
  /// The length of the container across, in points.
  let across: CGFloat
  /// The tracks of a grid.
  let tracks: [LazyGridTracks.Track]

  /// - Parameter widest: The ideal length across of the widest child that is known.
  init(
    _ arrangement: LazyArrangement, proposal: ProposedViewSize, metrics: LayoutMetrics,
    widest: () -> CGFloat
  ) {
    self.arrangement = arrangement
    gap = arrangement.gap(metrics)
    let other = arrangement.axis.other
    let offered = proposal[other]
    if let items = arrangement.items {
      let resolved = LazyGridTracks(items, along: other, length: offered, metrics: metrics)
      tracks = resolved.tracks
      across = resolved.length
    } else {
      tracks = []
      across = offered ?? widest()
    }
  }

  private var axis: Axis { arrangement.axis }

  /// The length of lines with the gap after each, without the last gap.
  func withoutLastGap(_ length: CGFloat) -> CGFloat { length > 0 ? max(0, length - gap) : 0 }

  /// What a child that has a line for itself is offered.
  var lineProposal: ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: across)
  }

  /// The length along the container of a child that has a line for itself.
  @MainActor
  func extent(of node: LayoutNode) -> CGFloat { node.size(for: lineProposal)[axis] }

  /// Places a child that has a line for itself.
  @MainActor
  func place(_ node: LayoutNode, at start: CGFloat) {
    let offer = lineProposal
    let size = node.size(for: offer)
    let key = arrangement.alignment
    let guide = ViewDimensions(size: size, proposal: offer, element: node)[key]
    let area = CGSize(size[axis], along: axis, across: across)
    let distance = key.defaultValue(in: area) - guide
    node.place(
      at: CGPoint(start, along: axis, across: distance.isNaN ? 0 : distance), proposal: offer)
  }

  /// The length along the container of a child in a track.
  @MainActor
  func extent(of node: LayoutNode, inTrack track: Int) -> CGFloat {
    node.size(for: tracks[track].measureProposal(along: axis.other))[axis]
  }

  /// Places a child in a track.
  @MainActor
  func place(_ node: LayoutNode, inTrack track: Int, at start: CGFloat, extent: CGFloat) {
    let placement = tracks[track].place(
      node, along: axis.other, lineStart: start, lineLength: extent)
    node.place(at: placement.origin, proposal: placement.proposal)
  }
}
