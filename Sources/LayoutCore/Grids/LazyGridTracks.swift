import Foundation

/// The columns of a vertical lazy grid, or the rows of a horizontal one, resolved for one length.
///
/// A track that is adaptive becomes several. Lengths are points and stay fractional.
package struct LazyGridTracks: Equatable, Sendable {
  /// One resolved column or row.
  package struct Track: Equatable, Sendable {
    /// The distance from the leading edge or the top of the grid.
    package var start: CGFloat
    package var length: CGFloat
    /// Where a cell is in its track.
    package var alignment: Alignment
  }

  /// The tracks in their order.
  package private(set) var tracks: [Track] = []
  /// The length of all tracks with the gaps between them.
  package private(set) var length: CGFloat = 0

  /// The largest number of columns that one adaptive item becomes, which bounds the work for
  /// proposals that no terminal can show.
  private static let mostSubtracks = 1 << 16

  /// Resolves `items`.
  ///
  /// - Parameters:
  ///   - axis: The axis across which cells are wrapped: horizontal for a `LazyVGrid`.
  ///   - length: The length offered along that axis; with `nil` every track has its minimum.
  package init(
    _ items: [GridItem], along axis: Axis, length: CGFloat?, metrics: LayoutMetrics
  ) {
    let cell = metrics.cellSize[axis]
    let gaps = items.map { item in
      item.spacing.map { metrics.whole($0, axis: axis) }
        ?? (axis == .horizontal ? metrics.defaultColumnSpacing : 0)
    }
    var left = length ?? 0
    var remaining: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { left -= gaps[index] }
      if case .fixed(let width) = item.size {
        left -= max(0, width)
      } else {
        remaining += 1
      }
    }
    for (index, item) in items.enumerated() {
      if index > 0 { self.length += gaps[index - 1] }
      let offer = max(0, left / max(1, remaining))
      let taken: CGFloat
      switch item.size {
      case .fixed(let width):
        append(1, of: max(0, width), gap: 0, item)
        continue
      case .flexible(let minimum, let maximum):
        taken = clamp(length == nil ? minimum : offer, minimum, maximum)
        append(1, of: taken, gap: 0, item)
      case .adaptive(let minimum, let maximum):
        taken = length == nil ? max(0, minimum) : offer
        let gap = gaps[index]
        let count = Self.subtracks(in: taken, minimum: max(0, minimum), gap: gap, cell: cell)
        let width = (taken - gap * CGFloat(count - 1)) / CGFloat(count)
        append(
          count, of: count == 1 ? clamp(width, minimum, maximum) : min(width, max(0, maximum)),
          gap: gap, item)
      }
      if left != .infinity { left -= taken }
      remaining -= 1
    }
    self.length = max(0, self.length)
  }

  private static func subtracks(
    in length: CGFloat, minimum: CGFloat, gap: CGFloat, cell: CGFloat
  ) -> Int {
    if length == .infinity { return 1 }
    return min(max(1, tfloor((length + gap) / max(minimum + gap, cell))), mostSubtracks)
  }

  private mutating func append(
    _ count: Int, of width: CGFloat, gap: CGFloat, _ item: GridItem
  ) {
    for index in 0..<count {
      if index > 0 { length += gap }
      tracks.append(Track(start: length, length: width, alignment: item.alignment ?? .center))
      length += width
    }
  }
}

/// Returns `length` limited to `minimum...maximum`, where the minimum is at least zero and prevails.
private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
  max(min(length, maximum), max(0, minimum))
}
