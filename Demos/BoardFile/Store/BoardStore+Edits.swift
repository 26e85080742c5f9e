extension BoardStore {
  /// Moves cards and saves the file; see `BoardDocument.move(cards:toColumn:before:)`.
  package mutating func move(
    cards ids: [Card.ID], toColumn column: Column.ID, before: Card.ID?
  ) throws(BoardError) {
    try edit("Move") { board throws(BoardError) in
      try board.move(cards: ids, toColumn: column, before: before)
    }
  }

  /// Changes the board and saves the file.
  ///
  /// When another program changed the file, the newer board becomes `document` first, and the change is
  /// made on that. One that no longer fits there is refused with its error. `document` then is what the
  /// file holds.
  ///
  /// - Parameter title: What undoing it calls the change.
  package mutating func edit(
    _ title: String, _ change: (inout BoardDocument) throws(BoardError) -> Void
  ) throws(BoardError) {
    try retrying { store throws(BoardError) in
      let base = store.document
      var changed = base
      try change(&changed)
      try store.save(changed, replacing: base)
      store.history.record(title, from: base.bytes, to: changed.bytes)
    }
  }

  /// Undoes the last change, or makes the last one again that was undone, and saves the file.
  ///
  /// What another program has changed meanwhile stays. If it is the same lines, nothing is undone.
  ///
  /// - Returns: The title of the change.
  package mutating func repeatEdit(_ direction: EditDirection) throws(BoardError) -> String {
    var title = ""
    try retrying { store throws(BoardError) in
      let entry = try store.history.next(direction)
      let base = store.document
      let changed = try base.updated(bytes: entry.edit.applied(to: base.bytes), name: store.path)
      try store.save(changed, replacing: base)
      store.history.advance(direction)
      title = entry.title
    }
    return title
  }

  /// Tries again on what another program has made of the file.
  private mutating func retrying(
    _ attempt: (inout BoardStore) throws(BoardError) -> Void
  ) throws(BoardError) {
    var attempts = 3
    while true {
      do throws(BoardError) {
        return try attempt(&self)
      } catch {
        attempts -= 1
        guard case .changedOnDisk = error, attempts > 0 else { throw error }
      }
    }
  }
}
