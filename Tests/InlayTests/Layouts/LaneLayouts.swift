import Inlay

/// Columns of equal width; each view goes below the shortest one.
struct MasonryLayout: Layout {
  var columns: Int
  var gap: CGFloat = 1

  private func columnWidth(_ width: CGFloat) -> CGFloat {
    (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
  }

  private func shortest(_ heights: [CGFloat]) -> Int {
    heights.indices.min { heights[$0] < heights[$1] } ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 10 * CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    for subview in subviews {
      let offer = ProposedViewSize(width: columnWidth(width), height: nil)
      heights[shortest(heights)] += subview.sizeThatFits(offer).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = columnWidth(bounds.width)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    for subview in subviews {
      let column = shortest(heights)
      let offer = ProposedViewSize(width: width, height: nil)
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(column) * (width + gap), y: bounds.minY + heights[column]),
        proposal: offer)
      heights[column] += subview.sizeThatFits(offer).height
    }
  }
}

/// Level lanes; each view flows on at the end of the lane that is least far along.
struct WaterfallLayout: Layout {
  var lanes: Int

  private func lengths(_ subviews: Subviews) -> (ends: [CGFloat], starts: [(Int, CGFloat)]) {
    var ends = Array(repeating: CGFloat.zero, count: lanes)
    var starts: [(Int, CGFloat)] = []
    for subview in subviews {
      let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      starts.append((lane, ends[lane]))
      ends[lane] += subview.sizeThatFits(.unspecified).width
    }
    return (ends, starts)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: lengths(subviews).ends.max() ?? 0, height: CGFloat(lanes))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, start) in zip(subviews, lengths(subviews).starts) {
      subview.place(
        at: CGPoint(x: bounds.minX + start.1, y: bounds.minY + CGFloat(start.0)),
        proposal: .unspecified)
    }
  }
}

/// A row of slots, each as wide as the widest view.
struct EqualWidthsLayout: Layout {
  var gap: CGFloat = 1

  private func slot(_ subviews: Subviews) -> CGSize {
    subviews.reduce(.zero) { slot, subview in
      let size = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(slot.width, size.width), height: max(slot.height, size.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let slot = slot(subviews)
    let gaps = gap * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: slot.width * CGFloat(subviews.count) + gaps, height: slot.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let slot = slot(subviews)
    var x = bounds.minX + slot.width / 2
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(slot))
      x += slot.width + gap
    }
  }
}
