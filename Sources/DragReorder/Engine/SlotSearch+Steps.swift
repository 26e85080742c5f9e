import Foundation

extension SlotSearch {
  /// The middle of the gap that the scene shows.
  func gapCenter(_ gap: Location, in collection: Int) -> CGPoint {
    let first = scene.frame(at: gap.index, in: collection)
    let last = scene.frame(at: gap.index + projection.carriedCount - 1, in: collection)
    let whole = first.union(last)
    return CGPoint(x: whole.midX, y: whole.midY)
  }

  /// The next place in the direction of an arrow, without leaving for another collection than the
  /// sections of the same run; `nil` at an edge or across the axis.
  func neighbor(of gap: Location, in collection: Int, step: ReorderStep) -> Location? {
    let count = baseCount(of: collection)
    func inside(_ base: Int) -> Location? {
      (0...count).contains(base) ? Location(collection: gap.collection, index: base) : nil
    }
    switch collections[collection].kind {
    case .line(let axis), .pile(let axis):
      guard axis == step.axis else { return nil }
      return walk(of: collection, along: axis).neighbor(of: gap, forward: step.isForward)
    case .lattice(let lattice):
      let length = step.axis == lattice.lineAxis ? 1 : lattice.lineLength
      guard step.isForward else { return inside(gap.index - length) }
      let isInLastLine = gap.index / lattice.lineLength == count / lattice.lineLength
      return inside(isInLastLine ? gap.index + length : min(gap.index + length, count))
    case .custom:
      return inside(gap.index + (step.isForward ? 1 : -1))
    }
  }

  /// The place one visible height or width of the container away, in the same collection.
  func page(from gap: Location, in collection: Int, forward: Bool) -> Location {
    let count = baseCount(of: collection)
    func inside(_ base: Int) -> Location {
      Location(collection: gap.collection, index: min(max(base, 0), count))
    }
    switch collections[collection].kind {
    case .line(let axis), .pile(let axis):
      let page = max(1, scene.bounds.span(along: axis).extent)
      let pointer = gapCenter(gap, in: collection).coordinate(along: axis)
      let alone = LineWalk(
        scene: scene, collections: collections, members: [collection], axis: axis,
        projection: projection)
      return alone.slot(walkingFrom: gap, to: forward ? pointer + page : pointer - page)
    case .lattice(let lattice):
      let across: ReorderAxis = lattice.lineAxis == .horizontal ? .vertical : .horizontal
      let pitch = across == .vertical ? lattice.pitch.height : lattice.pitch.width
      let lines = scene.bounds.span(along: across).extent / max(pitch, 1)
      let length = max(1, lines.isFinite ? Int(min(max(lines, 0), 1e6)) : 1) * lattice.lineLength
      return inside(forward ? gap.index + length : gap.index - length)
    case .custom:
      return inside(forward ? count : 0)
    }
  }
}
