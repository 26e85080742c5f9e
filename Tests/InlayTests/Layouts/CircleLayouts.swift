import Inlay

/// Views on a circle of a given radius around the middle of the space, the first at the top.
struct RadialLayout: Layout {
  var radius: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count) - .pi / 2
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Views on a circle that is just large enough for the largest of them to fit side by side.
struct RingLayout: Layout {
  struct Measures {
    var item = CGSize.zero
    var radius: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Measures {
    var measures = Measures()
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      measures.item.width = max(measures.item.width, size.width)
      measures.item.height = max(measures.item.height, size.height)
    }
    let side = max(measures.item.width, measures.item.height)
    if subviews.count > 1 { measures.radius = side / (2 * sin(.pi / CGFloat(subviews.count))) }
    return measures
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Measures
  ) -> CGSize {
    CGSize(
      width: 2 * cache.radius + cache.item.width, height: 2 * cache.radius + cache.item.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Measures
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + cache.radius * sin(angle), y: bounds.midY - cache.radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
