import Foundation
import LayoutCore
import ViewGraph

/// Puts a view between two others, which are left out where there is no room for anything between them.
struct BracketLayout: Layout {
  /// Where the three views are under a proposal.
  private struct Parts {
    let opening: CGSize
    let label: CGSize
    let closing: CGSize
    let labelProposal: ProposedViewSize
    var width: CGFloat { opening.width + label.width + closing.width }
    var height: CGFloat { max(opening.height, label.height, closing.height) }
  }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Parts {
    var opening = subviews[0].sizeThatFits(.unspecified)
    var closing = subviews[2].sizeThatFits(.unspecified)
    var rest = proposal
    if let width = proposal.width {
      let cell = subviews[0].sizeThatFits(.zero).width
      if width < opening.width + closing.width + cell {
        opening = .zero
        closing = .zero
      }
      rest.width = max(0, width - opening.width - closing.width)
    }
    return Parts(
      opening: opening, label: subviews[1].sizeThatFits(rest), closing: closing,
      labelProposal: rest)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 3 else { return .zero }
    let parts = parts(proposal, subviews)
    return CGSize(
      width: min(parts.width, max(0, proposal.width ?? .infinity)),
      height: min(parts.height, max(0, proposal.height ?? .infinity)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let parts = parts(proposal, subviews)
    let middle = CGPoint(x: bounds.minX + parts.opening.width, y: bounds.minY)
    subviews[1].place(at: middle, anchor: .topLeading, proposal: parts.labelProposal)
    // Brackets without room are placed where the clip cuts them off.
    let hidden = CGPoint(x: bounds.maxX, y: bounds.maxY)
    let isShown = parts.opening != .zero
    subviews[0].place(
      at: isShown ? bounds.origin : hidden, anchor: .topLeading, proposal: .unspecified)
    subviews[2].place(
      at: isShown ? CGPoint(x: middle.x + parts.label.width, y: bounds.minY) : hidden,
      anchor: .topLeading, proposal: .unspecified)
  }
}

/// A label between brackets.
struct Bracketed<Label: View>: View {
  var opening = "[ "
  var closing = " ]"
  let label: Label

  var body: some View {
    ContainerView(BracketLayout()) {
      Text(verbatim: opening).decorative()
      // Several views of a label stand in a row, as one view between the brackets.
      HStack(alignment: .top) { label }
      Text(verbatim: closing).decorative()
    }
    .clipped()
  }
}
