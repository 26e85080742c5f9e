import Foundation

/// A lattice of equal slots: lengths in fractional cells of the screen.
package struct ReorderLattice: Hashable, Sendable {
  /// The top left corner of the first slot.
  package var origin: CGPoint
  /// The size of a slot.
  package var slotSize: CGSize
  /// The distance from a slot's corner to that of the next, on both axes.
  package var pitch: CGSize
  /// The number of slots in a line.
  package var lineLength: Int
  /// The axis along which the slots of a line follow each other.
  package var lineAxis: ReorderAxis

  /// Creates a lattice; `lineLength` is at least one slot.
  package init(
    origin: CGPoint, slotSize: CGSize, pitch: CGSize, lineLength: Int,
    lineAxis: ReorderAxis = .horizontal
  ) {
    self.origin = origin
    self.slotSize = slotSize
    self.pitch = pitch
    self.lineLength = max(1, lineLength)
    self.lineAxis = lineAxis
  }

  /// The lattice of which this one leaves out so many slots at the start.
  func startingEarlier(by slots: Int) -> ReorderLattice {
    var lattice = self
    let lines = CGFloat(slots / lineLength)
    if lineAxis == .horizontal {
      lattice.origin.y -= lines * pitch.height
    } else {
      lattice.origin.x -= lines * pitch.width
    }
    return lattice
  }

  /// The slot at a point, and whether the point is on it rather than in the gutter after it.
  ///
  /// Points before the lattice count for its first line or row, points past a line for its last slot.
  func slot(at point: CGPoint) -> (index: Int, isInside: Bool) {
    let x = Self.step(point.x - origin.x, pitch.width, slotSize.width)
    let y = Self.step(point.y - origin.y, pitch.height, slotSize.height)
    var (inLine, line) = lineAxis == .horizontal ? (x, y) : (y, x)
    if inLine.index >= lineLength - 1 { inLine = (lineLength - 1, true) }
    if line.index > Int.max / lineLength - 1 { line = (Int.max / lineLength - 1, false) }
    return (line.index * lineLength + inLine.index, inLine.isInside && line.isInside)
  }

  private static func step(
    _ offset: CGFloat, _ pitch: CGFloat, _ extent: CGFloat
  ) -> (index: Int, isInside: Bool) {
    guard pitch > 0, offset.isFinite, offset > 0 else { return (0, true) }
    let number = min((offset / pitch).rounded(.down), 1e9)
    return (Int(number), offset - number * pitch < extent)
  }
}
