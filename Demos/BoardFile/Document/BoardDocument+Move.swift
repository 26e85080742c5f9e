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
    let reading = BoardReading(newSource)
    guard newSource.lines.count == source.lines.count,
      reading.columns.map(\.id) == columns.map(\.id),
      reading.columns.map({ $0.cards.map(\.markdown) }) == markdown(ordering: arrangement.order)
    else {
      throw .moveChangesCards(moved.first.flatMap { card($0)?.card.title } ?? "")
    }
    self = BoardDocument(
      source: newSource, reading: reading, ids: arrangement.order, nextCardNumber: nextCardNumber)
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

  private func markdown(ordering order: [[Card.ID]]) -> [[String]] {
    var markdown: [Card.ID: String] = [:]
    for column in columns {
      for card in column.cards { markdown[card.id] = card.markdown }
    }
    return order.map { $0.map { markdown[$0] ?? "" } }
  }
}

/// The lines of a board as pieces that change places.
private struct Arrangement {
  private struct Slot {
    var id: Card.ID
    var lines: Range<Int>
    var gap: [Int]
  }

  private struct Pieces {
    var head: [Int]
    var slots: [Slot]
    var tail: [Int]
  }

  private let prologue: Range<Int>
  private let roles: [LineRole]
  private var columns: [Pieces]

  init(outline: BoardOutline, ids: [[Card.ID]]) {
    prologue = outline.prologue
    roles = outline.roles
    columns = zip(outline.columns, ids).map { column, ids in
      Pieces(
        head: Array(column.head),
        slots: zip(column.cards, ids).map { Slot(id: $1, lines: $0.lines, gap: Array($0.gap)) },
        tail: Array(column.tail))
    }
  }

  var order: [[Card.ID]] { columns.map { $0.slots.map(\.id) } }

  /// All lines in their new order.
  var lines: [Int] {
    prologue
      + columns.flatMap { column in
        column.head + column.slots.flatMap { Array($0.lines) + $0.gap } + column.tail
      }
  }

  mutating func move(_ ids: [Card.ID], to target: Int, before anchor: Card.ID?) {
    var removed: [Card.ID: Slot] = [:]
    let moved = Set(ids)
    for column in columns.indices {
      while let index = columns[column].slots.firstIndex(where: { moved.contains($0.id) }) {
        let slot = remove(at: index, from: column)
        removed[slot.id] = slot
      }
    }
    for id in ids {
      guard let slot = removed[id] else { continue }
      let index = columns[target].slots.firstIndex { $0.id == anchor }
      insert(slot, at: index, of: target)
    }
  }

  private func isBlank(_ gap: [Int]) -> Bool { gap.allSatisfy { roles[$0] == .blank } }

  private mutating func remove(at index: Int, from column: Int) -> Slot {
    var slot = columns[column].slots.remove(at: index)
    guard index == columns[column].slots.count, index > 0 else { return slot }
    let gap = columns[column].slots[index - 1].gap
    columns[column].slots[index - 1].gap = []
    if isBlank(gap) {
      slot.gap = gap
    } else {
      columns[column].tail = gap + columns[column].tail
    }
    return slot
  }

  private mutating func insert(_ slot: Slot, at index: Int?, of column: Int) {
    if let index {
      columns[column].slots.insert(slot, at: index)
      return
    }
    var slot = slot
    let gap = slot.gap
    slot.gap = []
    if !isBlank(gap) {
      columns[column].tail = gap + columns[column].tail
    } else if let last = columns[column].slots.indices.last {
      columns[column].slots[last].gap += gap
    } else {
      columns[column].head += gap
    }
    columns[column].slots.append(slot)
  }
}
