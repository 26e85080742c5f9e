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
  /// - In a file without a line ending at its end, see `SourceText.bytes(ordering:)`.
  ///
  /// The result is read again before it counts. When Markdown would no longer see the same cards in
  /// the new order, say because a card whose marker is indented would become part of the one above,
  /// or a lone CR before an empty line would swallow it, the document stays as it is.
  ///
  /// - Parameters:
  ///   - ids: The cards to move. Repeated ids count once.
  ///   - before: The card the moved ones will stand in front of; when it is one of them, the next
  ///     card that stays. The end of the column if nil.
  package mutating func move(
    cards ids: [Card.ID], toColumn columnID: Column.ID, before: Card.ID?
  ) throws(BoardError) {
    guard let target = columns.firstIndex(where: { $0.id == columnID }) else {
      throw .columnMissing(columnID.title)
    }
    var moved: [Card.ID] = []
    for id in ids where !moved.contains(id) {
      guard card(id) != nil else { throw .cardMissing }
      moved.append(id)
    }
    let order = columns.map { $0.cards.map(\.id) }
    var arrangement = Arrangement(outline: outline, ids: order)
    let anchor = try anchor(before, moved: Set(moved), column: columns[target])
    arrangement.move(moved, to: target, before: anchor)
    guard arrangement.order != order else { return }

    let bytes = source.bytes(ordering: arrangement.lines)
    let newSource = SourceText(bytes: bytes, keepsOpenEnd: source.hasOpenEnd)
    let newOutline = BoardOutline(of: newSource)
    guard newSource.lines.count == source.lines.count,
      newOutline.headings(in: newSource) == outline.headings(in: source),
      newOutline.cards(in: newSource) == arrangement.cards(in: source)
    else {
      throw .moveChangesCards(moved.first.flatMap { card($0)?.card.title } ?? "")
    }
    self = BoardDocument(
      source: newSource, outline: newOutline, title: title,
      columns: columns(ordering: arrangement.order), nextCardNumber: nextCardNumber)
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

  /// The columns with their cards in another order.
  private func columns(ordering order: [[Card.ID]]) -> [Column] {
    var cards: [Card.ID: Card] = [:]
    for column in columns {
      for card in column.cards { cards[card.id] = card }
    }
    return zip(columns, order).map { column, ids in
      Column(id: column.id, title: column.title, cards: ids.compactMap { cards[$0] })
    }
  }
}
