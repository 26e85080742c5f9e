import Inlay

/// Cards side by side that cover each other, as many cells of each in view as there is room for. The outer ones
/// hang lower, as in a hand.
struct FanLayout: Layout {
  /// How much of a card is in view at the most, in points.
  static let widestStep: CGFloat = 5
  /// How much lower the outermost cards hang where there is room, in points.
  static let depth: CGFloat = 3
  /// How much a card rises, in points.
  static let rise: CGFloat = 2

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let card = card(of: subviews)
    let steps = CGFloat(max(0, subviews.count - 1))
    let height = card.height + Self.rise
    return CGSize(
      width: card.width + steps * step(card, subviews.count, in: proposal.width ?? .infinity),
      height: max(height, min(height + Self.depth, proposal.height ?? .infinity)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let card = card(of: subviews)
    let step = step(card, subviews.count, in: bounds.width)
    let depth = max(0, bounds.height - card.height - Self.rise)
    let middle = CGFloat(subviews.count - 1) / 2
    for (index, subview) in subviews.enumerated() {
      let aside = middle > 0 ? (CGFloat(index) - middle) / middle : 0
      // A card that rises is taller, and stands on the same place.
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index) * step,
          y: bounds.maxY - (depth * (1 - aside * aside)).rounded()),
        anchor: .bottomLeading, proposal: .unspecified)
    }
  }

  /// The size of a card that does not rise.
  private func card(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).min() ?? 0)
  }

  /// How far each card is from the one before: whole points where there is room for one.
  private func step(_ card: CGSize, _ count: Int, in width: CGFloat) -> CGFloat {
    guard count > 1 else { return 0 }
    let step = min(Self.widestStep, max(0, width - card.width) / CGFloat(count - 1))
    return step >= 1 ? step.rounded(.down) : step
  }
}
