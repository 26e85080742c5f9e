import Foundation

/// A layout that puts its children on top of each other.
public struct ZStackLayout: Layout {
  /// The guides that meet in one point.
  public var alignment: Alignment

  /// Makes a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let top = highestPriority(of: subviews)
    var size = CGSize.zero
    for element in subviews.elements where element.layoutPriority == top {
      let child = element.size(for: proposal)
      size.width = max(size.width, child.width)
      size.height = max(size.height, child.height)
    }
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(bounds.size)
    let meeting = meetingPoint(of: subviews, offer: offer)
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.origin.x + guideDistance(meeting.x, dimensions[alignment.horizontal]),
          y: bounds.origin.y + guideDistance(meeting.y, dimensions[alignment.vertical])),
        proposal: offer)
    }
  }

  /// The point, relative to the bounds, in which the guides of all children meet.
  private func meetingPoint(of subviews: Subviews, offer: ProposedViewSize) -> CGPoint {
    let top = highestPriority(of: subviews)
    var point: CGPoint?
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: offer)
      let guide = CGPoint(
        x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      let current = point ?? guide
      point = CGPoint(x: max(current.x, guide.x), y: max(current.y, guide.y))
    }
    return point ?? .zero
  }

  private func highestPriority(of subviews: Subviews) -> Double {
    subviews.elements.lazy.map(\.layoutPriority).max() ?? 0
  }
}
