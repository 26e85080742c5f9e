import LayoutCore

extension LazyNode {
  private typealias RowPlace = (run: LazyRun, slot: Int)

  /// The identifier of the row some rows away from another, which is scrolled to; nil if there is no row.
  ///
  /// - Parameter id: The row to start from; nil starts before the first or after the last one.
  func row(movingFrom id: AnyHashable?, by rows: Int) -> AnyHashable? {
    let runs = segments.flatMap(\.runs)
    if runs.isEmpty || rows == 0 { return nil }
    let forward = rows > 0
    var place: RowPlace?
    if let id { place = self.place(of: id, in: runs) }
    var index = place.flatMap { start in runs.firstIndex { $0 === start.run } }
    var slot = place?.slot ?? 0
    if index == nil {
      index = forward ? 0 : runs.count - 1
      slot = forward ? -1 : runs[runs.count - 1].memory.slotCount
    }
    var left = abs(rows)
    var best: (place: RowPlace, id: AnyHashable)?
    while left > 0, let current = index {
      slot += forward ? 1 : -1
      if slot < 0 || slot >= runs[current].memory.slotCount {
        let next = current + (forward ? 1 : -1)
        guard runs.indices.contains(next) else { break }
        index = next
        slot = forward ? -1 : runs[next].memory.slotCount
        continue
      }
      let row = runs[current].make(slot).first as? ListRowNode
      guard let row, !row.isAside, let id = row.id else { continue }
      best = ((runs[current], slot), id)
      left -= 1
    }
    if let best {
      show(best.place)
    } else if let place {
      show(place)
      return id
    }
    return best?.id
  }

  private func place(of id: AnyHashable, in runs: [LazyRun]) -> RowPlace? {
    for run in runs {
      for slot in run.madeSlots {
        let isRow = run.nodes(at: slot)?.contains { ($0 as? ListRowNode)?.id == id } ?? false
        if isRow { return (run, slot) }
      }
    }
    for run in runs {
      if let index = run.content?.index(of: id), let slot = run.memory.slot(ofElement: index) {
        return (run, slot)
      }
    }
    return nil
  }

  private func show(_ place: RowPlace) {
    guard let scroller = nearestScroller else { return }
    scroller.go(
      to: ScrollTarget(anchor: nil) { [weak self, unowned scroller] in
        guard let self, let frame = localFrame(of: place.slot, in: place.run) else { return nil }
        let around = self.frame(inContentOf: scroller)
        return frame.offsetBy(dx: around.minX, dy: around.minY)
      })
  }
}
