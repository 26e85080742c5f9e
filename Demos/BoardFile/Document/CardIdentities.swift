/// Gives the cards of a newly read board the ids they had in the version before it.
struct CardIdentities {
  private struct Candidate {
    var id: Card.ID
    var column: Column.ID
    var text: CardText
  }

  /// The cards of the older version that no new card has claimed yet, in the order of the file.
  private var candidates: [Candidate] = []
  private(set) var nextNumber = 0

  init(succeeding old: BoardDocument?) {
    guard let old else { return }
    nextNumber = old.nextCardNumber
    for (column, lines) in zip(old.columns, old.outline.columns) {
      for (card, cardLines) in zip(column.cards, lines.cards) {
        let text = CardText(
          lines: cardLines.lines, roles: old.outline.roles, source: old.source)
        candidates.append(Candidate(id: card.id, column: column.id, text: text))
      }
    }
  }

  /// The ids of the cards, column by column. A card that no candidate fits gets a new one.
  mutating func ids(for columns: [BoardReading.ColumnText]) -> [[Card.ID]] {
    var ids: [[Card.ID?]] = columns.map { Array(repeating: nil, count: $0.cards.count) }
    for fields in [\CardText.markdown, \.uncheckedMarkdown, \.title] {
      for inColumn in [true, false] {
        claim(by: fields, inColumn: inColumn, columns: columns, ids: &ids)
      }
    }
    return ids.map { column in
      column.map { id in
        if let id { return id }
        defer { nextNumber += 1 }
        return Card.ID(number: nextNumber)
      }
    }
  }

  private struct Key: Hashable {
    var text: String
    var column: Column.ID?
  }

  /// Pairs cards whose texts are equal, the first with the first.
  private mutating func claim(
    by field: KeyPath<CardText, String>, inColumn: Bool, columns: [BoardReading.ColumnText],
    ids: inout [[Card.ID?]]
  ) {
    if candidates.isEmpty { return }
    var waiting: [Key: [Int]] = [:]
    for (index, candidate) in candidates.enumerated().reversed() {
      let column = inColumn ? candidate.column : nil
      waiting[Key(text: candidate.text[keyPath: field], column: column), default: []].append(index)
    }
    var claimed: Set<Int> = []
    for (columnIndex, column) in columns.enumerated() {
      for (cardIndex, text) in column.cards.enumerated() where ids[columnIndex][cardIndex] == nil {
        let key = Key(text: text[keyPath: field], column: inColumn ? column.id : nil)
        guard let index = waiting[key]?.popLast() else { continue }
        ids[columnIndex][cardIndex] = candidates[index].id
        claimed.insert(index)
      }
    }
    candidates = candidates.enumerated().filter { !claimed.contains($0.offset) }.map(\.element)
  }
}
