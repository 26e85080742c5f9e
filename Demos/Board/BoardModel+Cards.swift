import BoardFile
import Inlay

/// What people do with cards.
extension BoardModel {
  /// The cards that a key on one means: all selected ones if it is one of them.
  private func cards(with id: Card.ID) -> [Card] {
    document.columns.flatMap(\.cards).filter {
      selection.contains(id) ? selection.contains($0.id) : $0.id == id
    }
  }

  private func name(_ cards: [Card]) -> String {
    cards.count == 1 ? "“\(cards[0].title)”" : "\(cards.count) cards"
  }

  /// Checks a card off, or takes the check away; with it all that are selected.
  func toggle(_ id: Card.ID) {
    guard canEdit(), let card = document.card(id)?.card else { return }
    let cards = cards(with: id)
    let isDone = card.isDone != true
    edit("\(isDone ? "Checked off" : "Reopened") \(name(cards)).", orSay: "Not changed.") {
      board throws(BoardError) in
      try board.setDone(cards.map(\.id), isDone)
    }
  }

  /// Takes a card off the board, with it all that are selected. The focus goes on to the next one.
  func delete(_ id: Card.ID) {
    guard canEdit() else { return }
    let cards = cards(with: id)
    let ids = Set(cards.map(\.id))
    let column = columns.first { $0.cards.contains { $0.id == id } }
    let place = column?.cards.firstIndex { $0.id == id } ?? 0
    let next = column?.cards[place...].first { !ids.contains($0.id) }
    let neighbor = next ?? column?.cards[..<place].last { !ids.contains($0.id) }
    let isDone = edit("Deleted \(name(cards)).", orSay: "Not deleted.") {
      board throws(BoardError) in
      try board.delete(cards.map(\.id))
    }
    if isDone { wanted = neighbor.map { .card($0.id) } ?? column.map { .heading($0.id) } }
  }

  /// Selects a card, or takes it out of the selection.
  func select(_ id: Card.ID) {
    if selection.remove(id) == nil { selection.insert(id) }
    message = nil
  }

  /// Leaves what is special one by one: the selection, then the filter, then what the status line says.
  func escape() {
    if !selection.isEmpty {
      selection = []
    } else if !filter.isEmpty || isTypingFilter {
      filter = ""
      isTypingFilter = false
    }
    message = nil
  }
}

/// What drags do.
extension BoardModel {
  /// Moves cards as a drag asks, and saves the file.
  func apply(_ difference: ReorderDifference<Card.ID, Column.ID>) {
    let (sources, destination) = (difference.sources, difference.destination)
    let target = destination.collectionID
    let anchor = columns.first { $0.id == target }?.anchor(
      of: destination.position, moving: sources)
    let cards = sources.compactMap { document.card($0)?.card }
    let title = column(target)?.title ?? ""
    edit("Moved \(cards.isEmpty ? "the card" : name(cards)) to \(title).", orSay: "Not moved.") {
      board throws(BoardError) in
      try board.move(cards: sources, toColumn: target, before: anchor)
    }
  }

  /// Moves a column as a drag asks, and saves the file.
  func apply(_ difference: ReorderDifference<Column.ID, ReorderableSingleCollectionIdentifier>) {
    guard let id = difference.sources.first else { return }
    var anchor: Column.ID?
    if case .before(let next) = difference.destination.position { anchor = next }
    edit("Moved the column \(column(id)?.title ?? "").", orSay: "Not moved.") {
      board throws(BoardError) in
      try board.move(column: id, before: anchor)
    }
  }

  /// Forbids a drop into a column that has no room for the cards.
  func answer(_ session: DropSession) -> DropConfiguration {
    refusal = nil
    let place = session.reorderDestination(for: Card.self, in: Column.ID.self)
    let carried = session.localSession?.draggedItemIDs(for: Card.ID.self) ?? []
    guard let place, let target = column(place.collectionID) else {
      return DropConfiguration(operation: .move)
    }
    let newcomers = carried.count { id in !target.cards.contains { $0.id == id } }
    if newcomers == 0 || target.hasRoom(for: newcomers) {
      return DropConfiguration(operation: .move)
    }
    refusal = BoardError(full: target).description
    return DropConfiguration(operation: .forbidden)
  }

  /// Notes the end of a drag, and says why a drop was refused.
  func dragUpdated(_ session: DragSession) {
    guard case .ended(let operation) = session.phase else { return }
    dragCount += 1
    if operation == .forbidden { sayRefusal() }
  }

  /// Says why a key could not move what it was to move.
  func hear(_ announcement: ReorderAnnouncement) {
    if announcement.kind == .refused { sayRefusal() }
  }

  private func sayRefusal() {
    if let refusal { say("Not moved. \(refusal)", .refusal) }
  }
}

extension BoardError {
  /// The refusal of a column at its limit.
  init(full column: Column) { self = .columnFull(column.title, limit: column.limit ?? 0) }
}
