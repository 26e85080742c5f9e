import Foundation

/// A kanban board that is a Markdown file: its columns and cards, and every byte around them.
///
/// Columns are the level 2 headings of the file, `## Doing`. Cards are the list items below one,
/// with or without a checkbox. What else stands in the file moves with the card above it or stays
/// where it is; `BoardOutline` has the rules. A move reorders lines of the file and rewrites none
/// of them; an edit rewrites or adds one.
package struct BoardDocument: Equatable, Sendable {
  let source: SourceText
  let outline: BoardOutline
  /// The number of the next card that is new.
  let nextCardNumber: Int
  /// The first level 1 heading as plain text.
  package let title: String?
  package let columns: [Column]

  /// The largest file that is read as a board, in bytes.
  package static let sizeLimit = 4 << 20

  /// Reads a board from the bytes of a Markdown file.
  ///
  /// - Parameter name: What error messages call the file.
  package init(bytes: [UInt8], name: String = "The board") throws(BoardError) {
    try self.init(bytes: bytes, name: name, succeeding: nil)
  }

  /// Reads a board from the contents of a Markdown file.
  package init(data: Data) throws(BoardError) {
    try self.init(bytes: Array(data))
  }

  /// Reads a newer version of a board; cards it still holds keep their ids.
  ///
  /// A card is known by its text, else by its text without the checkbox, else by its title; of
  /// equal ones, by its column and its order in the file.
  package func updated(bytes: [UInt8], name: String = "The board") throws(BoardError)
    -> BoardDocument
  {
    try BoardDocument(bytes: bytes, name: name, succeeding: self)
  }

  private init(bytes: [UInt8], name: String, succeeding old: BoardDocument?) throws(BoardError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(name) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8(name) }
    let source = SourceText(bytes: bytes)
    let reading = BoardReading(source)
    var identities = CardIdentities(succeeding: old)
    let ids = identities.ids(for: reading.columns)
    let columns = zip(reading.columns, ids).map { column, ids in
      Column(
        id: column.id, title: column.id.title, limit: column.limit,
        cards: zip(column.cards, ids).map { text, id in text.card(id: id) })
    }
    self.init(
      source: source, outline: reading.outline, title: reading.title, columns: columns,
      nextCardNumber: identities.nextNumber)
  }

  init(
    source: SourceText, outline: BoardOutline, title: String?, columns: [Column],
    nextCardNumber: Int
  ) {
    self.source = source
    self.outline = outline
    self.title = title
    self.columns = columns
    self.nextCardNumber = nextCardNumber
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { source.bytes }
  /// The contents of the file.
  package var data: Data { Data(source.bytes) }

  /// The column with an id.
  package func column(_ id: Column.ID) -> Column? { columns.first { $0.id == id } }

  /// The card with an id, and its column.
  package func card(_ id: Card.ID) -> (card: Card, column: Column)? {
    for column in columns {
      if let card = column.cards.first(where: { $0.id == id }) { return (card, column) }
    }
    return nil
  }
}
