extension ReorderSession {
  /// Lifts an item, and all that moves with it, for the keyboard; no effect if it may not be lifted.
  package mutating func lift(
    _ item: ItemID, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    guard !isDragging, scene.isEnabled,
      let drag = ReorderDrag(lifting: item, by: .keyboard, in: scene)
    else { return [] }
    state = .dragging(drag)
    scene.arrange(drag.projection)
    return [.lifted(sources: drag.projection.sources, lead: drag.lead ?? item)]
  }

  /// Moves the gap of a keyboard drag by a step, or reports that it cannot go there.
  package mutating func step(
    _ step: ReorderStep, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    guard let drag, drag.input == .keyboard else { return [] }
    var isRefused = false
    let effects = update(drag) { isRefused = !$0.take(step, in: scene) }
    return isRefused ? [.refused] : effects
  }

  /// Drops the items of a keyboard drag at the place that is shown.
  package mutating func dropByKeyboard(
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    drag?.input == .keyboard ? drop(in: scene) : []
  }

  /// Moves an item by one step, without a mode: a lift, a step and a drop at once.
  ///
  /// A step that cannot be made is refused without a lift.
  package mutating func nudge(
    _ item: ItemID, by step: ReorderStep, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    guard !isDragging else { return [] }
    let before = state
    let lifted = lift(item, in: scene)
    guard !lifted.isEmpty else { return [] }
    let stepped = self.step(step, in: scene)
    if stepped == [.refused] {
      state = before
      scene.arrange(nil)
      return stepped
    }
    return lifted + stepped + dropByKeyboard(in: scene)
  }

  /// Where the lead is shown: its collection, its index in it and the number of items shown there.
  package func leadPlace(
    in orders: some ReorderOrders<ItemID, CollectionID>
  ) -> (collection: CollectionID, index: Int, count: Int)? {
    guard let drag, let gap = drag.projection.gap ?? drag.home(in: orders),
      let live = orders.count(in: gap.collection)
    else { return nil }
    var projection = drag.projection
    projection.gap = gap
    let inGap = drag.lead.flatMap { projection.sources.firstIndex(of: $0) } ?? 0
    return (
      gap.collection, gap.index + inGap, projection.shownCount(in: gap.collection, live: live)
    )
  }
}
