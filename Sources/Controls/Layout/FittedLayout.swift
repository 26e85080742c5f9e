import Foundation
import LayoutCore
import ViewGraph

/// Gives one view the size that it wants, but never more than is offered.
struct FittedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(proposal)
    return CGSize(
      width: min(size.width, max(0, proposal.width ?? .infinity)),
      height: min(size.height, max(0, proposal.height ?? .infinity)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
  }
}

extension View {
  /// Keeps a control within the space that it is offered: what does not fit is cut off, so that it never
  /// covers its neighbors.
  func fitted() -> some View {
    ContainerView(arrangement: FittedLayout(), content: self).clipped()
  }
}
