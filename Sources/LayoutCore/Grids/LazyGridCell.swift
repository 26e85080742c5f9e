import Foundation

extension LazyGridTracks.Track {
  /// Returns what a cell is offered for measuring: the track, and its ideal length along the grid.
  package func measureProposal(along axis: Axis) -> ProposedViewSize {
    ProposedViewSize(length, along: axis, across: nil)
  }

  /// Places a cell in the track and a line of the grid.
  ///
  /// - Parameters:
  ///   - element: The cell.
  ///   - axis: The axis across which cells are wrapped: horizontal for a `LazyVGrid`.
  ///   - lineStart: The distance of the line from the start of the grid, in points.
  ///   - lineLength: The length of the line, that of its largest cell, in points.
  package func place(
    _ element: any LayoutElement, along axis: Axis, lineStart: CGFloat, lineLength: CGFloat
  ) -> Placement {
    let area = CGSize(length, along: axis, across: lineLength)
    let offer = ProposedViewSize(area)
    let dimensions = ViewDimensions(
      size: element.size(for: offer), proposal: offer, element: element)
    let inCell = alignment.origin(of: dimensions, in: area)
    let corner = CGPoint(start, along: axis, across: lineStart)
    return Placement(
      origin: CGPoint(x: corner.x + inCell.x, y: corner.y + inCell.y), proposal: offer)
  }
}
