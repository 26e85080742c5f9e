/// A card of the board: one list item of the file.
package struct Card: Identifiable, Hashable, Sendable {
  /// A number that stays with the card while it moves and while the file is read again.
  package struct ID: Hashable, Sendable, Codable {
    let number: Int
  }

  /// The number of items with a checkbox, and how many of them are checked.
  package struct TaskCount: Hashable, Sendable {
    package var done = 0
    package var total = 0
  }

  package let id: ID
  /// The first line as plain text: no marker, no checkbox, no inline markup.
  package let title: String
  /// The same text as it stands in the file, with its inline markup.
  package let source: String
  /// Whether the checkbox is checked; nil for an item without one.
  package let isDone: Bool?
  /// The lines below the first as plain text, without blank ones and without indentation.
  package let detail: [String]
  /// The checkboxes of the items inside the card.
  package let tasks: TaskCount
  /// The card's lines as they stand in the file, separated by LF and without the blank ones at its
  /// end.
  package let markdown: String
}

extension Card {
  /// Stands for a card that is not in the file yet.
  package static let draft = Card(
    id: ID(number: -1), title: "", source: "", isDone: nil, detail: [], tasks: TaskCount(),
    markdown: "")
}

/// A column of the board: one level 2 heading of the file and the list items below it.
package struct Column: Identifiable, Hashable, Sendable {
  /// The column's title, and how many columns with that title stand before this one.
  package struct ID: Hashable, Sendable, Codable {
    let title: String
    let occurrence: Int
  }

  package let id: ID
  /// The heading as plain text, without the limit at its end.
  package let title: String
  /// The most cards that the column takes: the number at the end of a heading such as `Doing (3)`.
  package let limit: Int?
  package let cards: [Card]

  /// Whether cards that come from elsewhere have room.
  package func hasRoom(for count: Int) -> Bool { limit.map { cards.count + count <= $0 } ?? true }

  /// The same column with other cards.
  package func holding(_ cards: [Card]) -> Column {
    Column(id: id, title: title, limit: limit, cards: cards)
  }
}
