extension BoardDocument {
  /// Moves cards before another one, or to the end of a column.
  ///
  /// All of them leave their places first; then they are inserted in the order of `ids`. The lines
  /// of the file change places and are otherwise left alone:
  /// - A card takes the separator behind it along. The last card of a column takes the blank lines
  ///   before it instead, and a card that becomes the last one puts its blank lines before it, so
  ///   that neither column loses the blank lines at its end. A separator with more in it than blank
  ///   lines stays behind its card, and where the last card leaves, in its column.
  /// - List markers and indentation stay as they are.
  /// - In a file without a line ending at its end, see `SourceText.bytes(of:)`.
  ///
  /// A move that Markdown would read differently is refused; see `adopt`.
  ///
  /// - Parameters:
  ///   - ids: The cards to move. Repeated ids count once.
  ///   - before: The card the moved ones will stand in front of; when it is one of them, the next
  ///     card that stays. The end of the column if nil.
  package mutating func move(
    cards ids: [Card.ID], toColumn columnID: Column.ID, before: Card.ID?
  ) throws(BoardError) {
    let target = try index(ofColumn: columnID)
    let column = columns[target]
    var moved: [Card.ID] = []
    for id in ids where !moved.contains(id) {
      guard card(id) != nil else { throw .cardMissing }
      moved.append(id)
    }
    let newcomers = moved.count { id in !column.cards.contains { $0.id == id } }
    if newcomers > 0, !column.hasRoom(for: newcomers) {
      throw .columnFull(column.title, limit: column.limit ?? 0)
    }
    var arrangement = Arrangement(self)
    let order = arrangement.order
    let anchor = try anchor(before, moved: Set(moved), column: column)
    arrangement.move(moved, to: target, before: anchor)
    guard arrangement.order != order else { return }
    let title = moved.first.flatMap { card($0)?.card.title } ?? ""
    try adopt(arrangement, refusal: .moveChangesCards(title))
  }

  /// Moves a column, with its heading and its cards, before another one, or to the end.
  ///
  /// What separates the columns from each other, and what ends the file, stays where it is.
  package mutating func move(column id: Column.ID, before: Column.ID?) throws(BoardError) {
    let index = try index(ofColumn: id)
    if let before { _ = try self.index(ofColumn: before) }
    var arrangement = Arrangement(self)
    let order = arrangement.columnIDs
    arrangement.moveColumn(id, before: before)
    guard arrangement.columnIDs != order else { return }
    try adopt(arrangement, refusal: .moveChangesCards(columns[index].title))
  }

  func index(ofColumn id: Column.ID) throws(BoardError) -> Int {
    guard let index = columns.firstIndex(where: { $0.id == id }) else {
      throw .columnMissing(id.title)
    }
    return index
  }

  /// The first card from `before` on that does not move itself; nil stands for the column's end.
  private func anchor(_ before: Card.ID?, moved: Set<Card.ID>, column: Column) throws(BoardError)
    -> Card.ID?
  {
    guard let before else { return nil }
    guard let index = column.cards.firstIndex(where: { $0.id == before }) else {
      throw .destinationMissing(column.title)
    }
    return column.cards[index...].first { !moved.contains($0.id) }?.id
  }
}
