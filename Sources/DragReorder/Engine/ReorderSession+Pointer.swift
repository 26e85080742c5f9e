import Foundation

extension ReorderSession {
  /// Handles a press of the primary button at a cell.
  ///
  /// A press during a drag cancels it and is then a press like any other.
  ///
  /// - Parameter press: The item under the pointer; `nil` if there is none or if what is under the
  ///   pointer drags by itself.
  package mutating func press(
    _ press: ReorderPress<ItemID>?, at cell: ReorderCell,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    let effects = isDragging ? end(.cancelled(.secondPress)) : []
    if let press {
      state = .armed(ArmedPress(press: press, cell: cell, canLift: scene.isEnabled))
    } else {
      state = .spent
    }
    return effects
  }

  /// Handles a report of motion with the primary button held.
  ///
  /// - Parameter scroll: The offsets of the scroll views that move the collections, in cells. They are
  ///   only compared: a report for the same cell and offset is not evaluated again.
  package mutating func motion(
    to cell: ReorderCell, scroll: CGPoint = .zero,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    switch state {
    case .idle, .spent:
      return []
    case .armed:
      let lifted = lift(at: cell, in: scene)
      return lifted.isEmpty ? [] : lifted + motion(to: cell, scroll: scroll, in: scene)
    case .dragging(var drag):
      let report = ReorderDrag<ItemID, CollectionID>.Report(cell: cell, scroll: scroll)
      guard drag.input == .pointer, drag.evaluated != report else { return [] }
      drag.evaluated = report
      return update(drag) { $0.retarget(to: $0.point(at: cell), in: scene) }
    }
  }

  /// Lifts an armed item if a report at a cell is far enough from the press.
  ///
  /// The report is then still to be handled as the first motion.
  package mutating func lift(
    at cell: ReorderCell, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    guard case .armed(let armed) = state, armed.canLift, armed.lifts(at: cell) else { return [] }
    let item = armed.press.item
    guard var drag = ReorderDrag(lifting: item, by: .pointer, in: scene) else {
      state = .spent
      return []
    }
    drag.grabbed = armed.cell
    drag.axis = armed.press.axis
    state = .dragging(drag)
    scene.arrange(drag.projection)
    return [.lifted(sources: drag.projection.sources, lead: drag.lead ?? item)]
  }

  /// Handles the release of the primary button: a click, a drop, or the end of a spent gesture.
  package mutating func release(
    at cell: ReorderCell, scroll: CGPoint = .zero,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    if case .armed(let armed) = state, armed.clicks(at: cell) {
      state = .idle
      return [.click(armed.press.item)]
    }
    let effects = motion(to: cell, scroll: scroll, in: scene)
    guard let drag, drag.input == .pointer else {
      if !isDragging { state = .idle }
      return effects
    }
    return effects + drop(in: scene)
  }

  /// Handles the pointer being over another drop destination: this container then has none.
  ///
  /// An armed item is lifted as by any other motion.
  package mutating func motionElsewhere(
    to cell: ReorderCell, scroll: CGPoint = .zero,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    var effects: [Effect] = []
    if case .armed = state { effects = motion(to: cell, scroll: scroll, in: scene) }
    guard var drag, drag.input == .pointer else { return effects }
    drag.evaluated = nil
    effects += update(drag) { $0.refuse(.outside) }
    scene.arrange(projection)
    return effects
  }

  /// Ends a drag whose items another drop destination took.
  package mutating func deliver() -> [Effect] {
    isDragging ? end(.delivered) : []
  }

  /// Ends a drag by a drop on another drop destination that refuses the items.
  package mutating func refuse(_ reason: ReorderCancellation) -> [Effect] {
    isDragging ? end(.cancelled(reason)) : []
  }

  /// Ends a drag by a drop at the place that is shown.
  mutating func drop(in scene: some ReorderScene<ItemID, CollectionID>) -> [Effect] {
    let effects = modelChanged(from: scene, to: scene)
    guard let drag else { return effects }
    return effects + end(drag.outcome)
  }

  /// Keeps a changed drag and reports its destination if that is another one now.
  mutating func update(
    _ drag: ReorderDrag<ItemID, CollectionID>,
    by change: (inout ReorderDrag<ItemID, CollectionID>) -> Void
  ) -> [Effect] {
    var changed = drag
    change(&changed)
    state = .dragging(changed)
    let isSame = changed.destination == drag.destination && changed.refusal == drag.refusal
    return isSame ? [] : [.destinationChanged(changed.destination)]
  }
}
