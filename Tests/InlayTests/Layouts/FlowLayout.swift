import Inlay

/// Lines of views, broken where the next would pass the width.
struct FlowLayout: Layout {
  var gap: CGFloat = 1

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var cursor = CGPoint.zero
    var lineHeight: CGFloat = 0
    var extent = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if cursor.x > 0 && cursor.x + size.width > width {
        cursor = CGPoint(x: 0, y: cursor.y + lineHeight + gap)
        lineHeight = 0
      }
      origins.append(cursor)
      extent.width = max(extent.width, cursor.x + size.width)
      lineHeight = max(lineHeight, size.height)
      extent.height = cursor.y + lineHeight
      cursor.x += size.width + gap
    }
    return (origins, extent)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let origins = arrange(subviews, width: bounds.width).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified)
    }
  }
}
