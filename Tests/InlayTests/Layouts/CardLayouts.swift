import Inlay

extension VerticalAlignment {
  private enum Peek: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// How much of a card the next one leaves uncovered.
  static let peek = VerticalAlignment(Peek.self)
}

/// Cards on each other; each leaves as much of the one before to be seen as that one's guide says.
struct GuidedPileLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    var y: CGFloat = 0
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      size.width = max(size.width, dimensions.width)
      size.height = max(size.height, y + dimensions.height)
      y += dimensions[.peek]
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.dimensions(in: .unspecified)[.peek]
    }
  }
}

/// Cards in a row that overlap as much as the width asks for.
struct HandLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width }
    return CGSize(
      width: min(ideal, proposal.width ?? ideal), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first else { return }
    let card = first.sizeThatFits(.unspecified).width
    let room = bounds.width - card
    let step = subviews.count > 1 ? min(card, room / CGFloat(subviews.count - 1)) : 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.maxY),
        anchor: .bottomLeading, proposal: .unspecified)
    }
  }
}
