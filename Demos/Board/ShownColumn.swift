import BoardFile
import Inlay

/// A column with those of its cards that are shown.
struct ShownColumn: Identifiable, Equatable {
  let column: Column
  /// The cards that match the filter, and the place of the one that is being added.
  let cards: [Card]

  var id: Column.ID { column.id }

  @MainActor
  init(_ column: Column, filter: String, editor: CardEditor?) {
    self.column = column
    var cards = column.cards
    if !filter.isEmpty {
      cards = cards.filter { $0.id == editor?.card || $0.matches(filter) }
    }
    if let editor, editor.isNew, editor.column == column.id {
      let place = editor.after.flatMap { id in cards.firstIndex { $0.id == id } }
      cards.insert(.draft, at: place.map { $0 + 1 } ?? 0)
    }
    self.cards = cards
  }

  /// The card that a place in the shown order stands in front of in the whole column; nil is the end.
  ///
  /// Behind the last card that is shown the place is right there, also where hidden ones follow.
  func anchor(
    of position: ReorderDifference<Card.ID, Column.ID>.Destination.Position, moving: [Card.ID]
  ) -> Card.ID? {
    var position = position
    if case .before(Card.draft.id) = position {
      let next = cards.drop { $0.id != Card.draft.id }.dropFirst().first
      position = next.map { .before($0.id) } ?? .end
    }
    if case .before(let id) = position { return id }
    let last = cards.last { $0.id != Card.draft.id && !moving.contains($0.id) }
    guard let last, let index = column.cards.firstIndex(where: { $0.id == last.id }) else {
      return nil
    }
    return column.cards[(index + 1)...].first?.id
  }
}

extension Card {
  /// Whether the title or the notes contain a text, whatever the case and the accents.
  fileprivate func matches(_ text: String) -> Bool {
    ([title] + detail).contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
