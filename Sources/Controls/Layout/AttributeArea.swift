import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// Gives everything in its frame some attributes, also the gaps.
struct AttributeArea: View, DrawnContent {
  let attributes: CellAttributes

  var body: some View { DrawnView(content: self).allowsHitTesting(false) }

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    if attributes.isEmpty { return }
    context.surface.apply(
      Ink(attributes: attributes), in: context.place(cells), clip: context.clip)
  }
}

extension View {
  /// Inverts the whole frame of a control, which shows the focus without any color.
  func highlighted(_ isHighlighted: Bool) -> some View {
    overlay(AttributeArea(attributes: isHighlighted ? .inverse : []))
  }
}
