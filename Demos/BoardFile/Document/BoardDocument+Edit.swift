/// Edits of the cards themselves. Each rewrites, adds or takes away lines of cards, and no other byte.
extension BoardDocument {
  /// Gives a card another title: what somebody typed or pasted, made safe by `CardTitle`.
  package mutating func setTitle(of id: Card.ID, to typed: String) throws(BoardError) {
    let title = try CardTitle(typed).text
    guard let card = card(id)?.card else { throw .cardMissing }
    if title == card.source { return }
    let line = try head(of: id)
    var lead = line.marker + line.checkbox
    if lead.last?.isSpaceOrTab != true { lead.append(.space) }
    let space = line.text.reversed().prefix(while: \.isSpaceOrTab).reversed()
    try rewrite(id, lead + Array(title.utf8) + space, as: title)
  }

  /// Checks cards off, or takes the check away. Items without a checkbox get one.
  package mutating func setDone(_ ids: [Card.ID], _ isDone: Bool) throws(BoardError) {
    for id in ids {
      guard let card = card(id)?.card else { throw .cardMissing }
      if card.isDone == isDone { continue }
      let line = try head(of: id)
      let mark = UInt8(ascii: isDone ? "x" : " ")
      var checkbox = line.checkbox
      if let box = checkbox.firstIndex(of: UInt8(ascii: "[")) {
        checkbox[box + 1] = mark
      } else {
        checkbox = [UInt8(ascii: "["), mark, UInt8(ascii: "]")]
        if !line.text.isEmpty { checkbox.append(.space) }
        if line.marker.last?.isSpaceOrTab != true { checkbox.insert(.space, at: 0) }
      }
      try rewrite(id, line.marker + checkbox + line.text, as: card.title)
    }
  }

  /// Takes cards off the board, with the separators that `move` would take along.
  package mutating func delete(_ ids: [Card.ID]) throws(BoardError) {
    for id in ids where card(id) == nil { throw .cardMissing }
    let title = ids.first.flatMap { card($0)?.card.title } ?? ""
    var arrangement = Arrangement(self)
    arrangement.delete(ids)
    try adopt(arrangement, refusal: .changesOthers(title))
  }

  /// Adds a card with a title to a column, before another card or at the end.
  ///
  /// It is written as its neighbor is: with the same list marker, and with a checkbox if that has one.
  ///
  /// - Returns: The identifier of the new card.
  @discardableResult
  package mutating func addCard(
    _ typed: String, to columnID: Column.ID, before: Card.ID?
  ) throws(BoardError) -> Card.ID {
    let title = try CardTitle(typed).text
    let index = try index(ofColumn: columnID)
    let column = columns[index]
    guard column.hasRoom(for: 1) else {
      throw .columnFull(column.title, limit: column.limit ?? 0)
    }
    if let before, !column.cards.contains(where: { $0.id == before }) {
      throw .destinationMissing(column.title)
    }
    let model = before ?? column.cards.last?.id ?? columns.lazy.flatMap(\.cards).first?.id
    var marker = Array("- [ ] ".utf8)
    if let model {
      let line = try head(of: model)
      marker = line.marker + (line.checkbox.isEmpty ? [] : Array("[ ] ".utf8))
      if marker.last?.isSpaceOrTab != true { marker.append(.space) }
    }
    let id = Card.ID(number: nextCardNumber)
    var arrangement = Arrangement(self)
    arrangement.add(id, marker + Array(title.utf8), to: index, before: before)
    try adopt(arrangement, changed: [id], refusal: .changesOthers(title))
    return id
  }

  private mutating func rewrite(
    _ id: Card.ID, _ line: [UInt8], as title: String
  ) throws(BoardError) {
    var arrangement = Arrangement(self)
    arrangement.rewrite(id, line)
    try adopt(arrangement, changed: [id], refusal: .changesOthers(title))
  }

  /// The parts of the first line of a card.
  private func head(
    of id: Card.ID
  ) throws(BoardError) -> (marker: [UInt8], checkbox: [UInt8], text: [UInt8]) {
    for (column, lines) in zip(columns, outline.columns) {
      guard let index = column.cards.firstIndex(where: { $0.id == id }) else { continue }
      let line = lines.cards[index].lines.lowerBound
      guard case .item(let content) = outline.roles[line] else { break }
      let rest = source.bytes[content..<source.lines[line].contentEnd]
      let length = Checkbox(rest)?.length ?? 0
      return (
        Array(source.bytes[source.lines[line].start..<content]), Array(rest.prefix(length)),
        Array(rest.dropFirst(length))
      )
    }
    throw .cardMissing
  }
}
