extension BoardDocument {
  /// Takes over what an arrangement makes of the file.
  ///
  /// The result is read again before it counts. When Markdown would no longer see the same cards in
  /// the new order, say because a card whose marker is indented would become part of the one above,
  /// or a lone CR before an empty line would swallow it, the document stays as it is.
  ///
  /// - Parameters:
  ///   - changed: The cards with a line that is new or has another text.
  ///   - refusal: What is thrown when the cards would not be those of the arrangement.
  mutating func adopt(
    _ arrangement: Arrangement, changed: Set<Card.ID> = [], refusal: BoardError
  ) throws(BoardError) {
    let lines = arrangement.lines
    let bytes = source.bytes(of: lines)
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge("The board") }
    let newSource = SourceText(bytes: bytes, keepsOpenEnd: source.hasOpenEnd)
    let newOutline = BoardOutline(of: newSource)
    guard newSource.lines.count == lines.count,
      newOutline.headings(in: newSource) == arrangement.headings(in: source),
      newOutline.cards(in: newSource) == arrangement.cards(in: source),
      changed.isEmpty || keepsRoles(lines, in: newOutline)
    else { throw refusal }

    var known: [Card.ID: Card] = [:]
    for card in columns.lazy.flatMap(\.cards) { known[card.id] = card }
    let shells = Dictionary(uniqueKeysWithValues: columns.map { ($0.id, $0) })
    let newColumns = zip(newOutline.columns, zip(arrangement.columnIDs, arrangement.order)).map {
      outline, column in
      let cards = zip(outline.cards, column.1).map { lines, id in
        if !changed.contains(id), let card = known[id] { return card }
        return CardText(lines: lines.lines, roles: newOutline.roles, source: newSource).card(id: id)
      }
      return shells[column.0]!.holding(cards)
    }
    self = BoardDocument(
      source: newSource, outline: newOutline, title: title, columns: newColumns,
      nextCardNumber: max(nextCardNumber, (changed.map(\.number).max() ?? -1) + 1))
  }

  /// Whether Markdown still takes every line that was there for what it was, so that a new text does
  /// not open a block that swallows what follows.
  private func keepsRoles(_ lines: [LineDraft], in new: BoardOutline) -> Bool {
    zip(lines, new.roles).allSatisfy { line, role in
      line.origin.map { role.isSameKind(as: outline.roles[$0]) } ?? true
    }
  }
}

extension LineRole {
  /// Whether a line means the same, wherever it stands.
  fileprivate func isSameKind(as other: LineRole) -> Bool {
    switch (self, other) {
    case (.heading(let level, _), .heading(let otherLevel, _)): level == otherLevel
    case (.item, .item), (.nestedItem, .nestedItem): true
    default: self == other
    }
  }
}
