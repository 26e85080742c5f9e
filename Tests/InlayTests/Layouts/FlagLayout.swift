import Inlay

extension HorizontalAlignment {
  private enum Pole: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The pole that flags hang on.
  static let pole = HorizontalAlignment(Pole.self)
}

/// Flags below each other, on alternating sides of a pole on which the layout can be lined up.
struct FlagLayout: Layout {
  private func poleOffset(_ subviews: Subviews) -> CGFloat {
    stride(from: 0, to: subviews.count, by: 2)
      .map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let right =
      stride(from: 1, to: subviews.count, by: 2)
      .map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
    let height = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height }
    return CGSize(width: poleOffset(subviews) + right, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let pole = bounds.minX + poleOffset(subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: pole, y: y), anchor: index.isMultiple(of: 2) ? .topTrailing : .topLeading,
        proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .pole ? bounds.minX + poleOffset(subviews) : nil
  }
}
