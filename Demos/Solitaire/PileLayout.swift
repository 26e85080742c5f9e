import Inlay

extension VerticalAlignment {
  private enum NextCard: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum NextCardInTightPile: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.nextCard] }
  }

  /// Where the card on top of another begins.
  static let nextCard = VerticalAlignment(NextCard.self)
  /// Where the card on top of another begins in a pile that would be too tall.
  static let nextCardInTightPile = VerticalAlignment(NextCardInTightPile.self)
}

/// Lays cards on top of each other; each says with a guide how much of itself stays in view.
///
/// In a pile that is too tall the lowest cards give way first.
struct PileLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (subview, start) in zip(subviews, starts(of: subviews, in: proposal.height)) {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width)
      size.height = max(size.height, start + own.height)
    }
    // What is still too tall is cut off at the lower end.
    size.height = min(size.height, proposal.height ?? .infinity)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, start) in zip(subviews, starts(of: subviews, in: proposal.height)) {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + start), proposal: .unspecified)
    }
  }

  /// The distances of the cards from the upper edge.
  private func starts(of subviews: Subviews, in height: CGFloat?) -> [CGFloat] {
    let sizes = subviews.map { $0.dimensions(in: .unspecified) }
    var steps = sizes.dropLast().map { $0[.nextCard] }
    var excess = steps.reduce(sizes.last?.height ?? 0, +) - (height ?? .infinity)
    for index in steps.indices where excess > 0 {
      let tight = sizes[index][.nextCardInTightPile]
      excess -= steps[index] - tight
      steps[index] = tight
    }
    return sizes.indices.map { steps[..<$0].reduce(0, +) }
  }
}
