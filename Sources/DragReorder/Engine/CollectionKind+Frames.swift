import Foundation

extension CollectionKind {
  /// Differences below this, in cells, are rounding errors.
  private static let tolerance: CGFloat = 1e-6

  /// The kind of a collection whose items have these unsnapped frames, in their order.
  ///
  /// Fewer than two items give no answer, so that of the stack that holds them stands.
  ///
  /// - Parameters:
  ///   - first: The position of the item with the first of the frames, which begins a line of a lattice.
  ///   - axis: The axis of the stack that holds the items.
  package init(frames: [CGRect], first: Int = 0, axis: ReorderAxis = .vertical) {
    let axes: [ReorderAxis] =
      axis == .vertical ? [.vertical, .horizontal] : [.horizontal, .vertical]
    if let axis = axes.first(where: { Self.isLine(frames, along: $0) }) {
      self = .line(axis)
    } else if let lattice = Self.lattice(of: frames, alongLines: .horizontal)
      ?? Self.lattice(of: frames, alongLines: .vertical)
    {
      self = .lattice(lattice.startingEarlier(by: first))
    } else if let axis = axes.first(where: { Self.isPile(frames, along: $0) }) {
      self = .pile(axis)
    } else {
      self = .custom
    }
  }

  /// The visible part of an item of a pile, which the next one covers from its start on.
  package static func strip(
    of frame: CGRect, under next: CGRect?, along axis: ReorderAxis
  ) -> CGRect {
    guard let next else { return frame }
    let visible = max(0, next.span(along: axis).start - frame.span(along: axis).start)
    var strip = frame
    switch axis {
    case .horizontal: strip.size.width = min(frame.width, visible)
    case .vertical: strip.size.height = min(frame.height, visible)
    }
    return strip
  }

  private static func neighbors(
    _ frames: [CGRect], along axis: ReorderAxis,
    fulfill condition: (ReorderSpan, ReorderSpan) -> Bool
  ) -> Bool {
    for index in frames.indices.dropFirst() {
      let (previous, next) = (frames[index - 1], frames[index])
      if !condition(previous.span(along: axis), next.span(along: axis)) { return false }
    }
    return true
  }

  /// Whether every item begins where the one before has ended, or later, and beside no other.
  private static func isLine(_ frames: [CGRect], along axis: ReorderAxis) -> Bool {
    let across: ReorderAxis = axis == .vertical ? .horizontal : .vertical
    let follows = neighbors(frames, along: axis) { $1.start >= $0.end - tolerance }
    return follows
      && neighbors(frames, along: across) {
        min($0.end, $1.end) > max($0.start, $1.start) - tolerance
      }
  }

  /// Whether every item begins after the one before.
  private static func isPile(_ frames: [CGRect], along axis: ReorderAxis) -> Bool {
    neighbors(frames, along: axis) { $1.start > $0.start + tolerance }
  }

  private static func lattice(
    of frames: [CGRect], alongLines axis: ReorderAxis
  ) -> ReorderLattice? {
    guard let first = frames.first else { return nil }
    let across: ReorderAxis = axis == .vertical ? .horizontal : .vertical
    func start(_ frame: CGRect, _ axis: ReorderAxis) -> CGFloat { frame.span(along: axis).start }
    func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= tolerance }
    let length = frames.firstIndex { !isNear(start($0, across), start(first, across)) }
    guard let length else { return nil }
    let step = length > 1 ? start(frames[1], axis) - start(first, axis) : 0
    let rise = start(frames[length], across) - start(first, across)
    let size = first.size
    let (slot, slotAcross) =
      axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    guard length == 1 || step >= slot - tolerance, rise >= slotAcross - tolerance else {
      return nil
    }
    for (index, frame) in frames.enumerated() {
      let expected = start(first, axis) + step * CGFloat(index % length)
      let expectedAcross = start(first, across) + rise * CGFloat(index / length)
      guard isNear(frame.width, size.width), isNear(frame.height, size.height),
        isNear(start(frame, axis), expected), isNear(start(frame, across), expectedAcross)
      else { return nil }
    }
    let pitch = length > 1 ? step : slot
    return ReorderLattice(
      origin: first.origin, slotSize: size,
      pitch: axis == .horizontal
        ? CGSize(width: pitch, height: rise) : CGSize(width: rise, height: pitch),
      lineLength: length, lineAxis: axis)
  }
}
