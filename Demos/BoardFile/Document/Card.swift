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

/// A column of the board: one level 2 heading of the file and the list items below it.
package struct Column: Identifiable, Hashable, Sendable {
  /// The heading's text, and how many columns with that text stand before this one.
  package struct ID: Hashable, Sendable, Codable {
    let title: String
    let occurrence: Int
  }

  package let id: ID
  /// The heading as plain text.
  package let title: String
  package let cards: [Card]
}
