import BoardFile

/// What of the board can have the focus.
enum BoardFocus: Hashable {
  case card(Card.ID)
  case heading(Column.ID)
  /// The title that is being typed.
  case editor
  case filter
}
