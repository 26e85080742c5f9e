import Foundation

/// The single-column cells of one grid column, as one child of a horizontal stack.
final class GridColumn: LayoutElement {
  var cells: [any LayoutElement] = []

  func size(for proposal: ProposedViewSize) -> CGSize {
    // Columns are sized before rows, from the widths alone.
    CGSize(width: cells.lazy.map { $0.size(for: proposal).width }.max() ?? 0, height: 0)
  }

  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {}

  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  var layoutPriority: Double { 0 }
  var spacerAxes: Axis.Set { [] }
}
