import BoardFile
import DemoViews
import Inlay

/// The keys of the board. Those that move the focus and what is lifted are the library's.
extension BoardView {
  static let help: [HelpOverlay.Row] = [
    ("↑ ↓ ← → Tab", "go to a card or a heading"),
    ("Space, drag", "lifts; Space drops, Esc lets go"),
    ("Alt ↑ ↓ ← →", "moves a card or column at once"),
    ("v, Ctrl-click", "selects; what is selected moves as a stack"),
    ("a n", "adds a card below"),
    ("e Return", "edits; Return saves, Esc gives up"),
    ("x, click on ○", "checks off"),
    ("d Del", "deletes"),
    ("u", "undoes"),
    ("U Ctrl-R", "does it again"),
    ("/", "filters; Esc shows all cards"),
    ("q", "quits"),
  ]

  func handle(_ press: KeyPress) -> KeyPress.Result {
    switch focus {
    case .editor: return handleInEditor(press)
    case .filter: return handleInFilter(press)
    case .card(let id): if handle(press, on: id) { return .handled }
    case .heading(let id): if handle(press, on: id) { return .handled }
    case nil: if handleWithoutFocus(press) { return .handled }
    }
    switch (press.key, press.modifiers) {
    case ("q", []): quit()
    case ("u", []): model.repeatEdit(.back)
    case ("U", _), ("u", .shift), ("r", .control): model.repeatEdit(.forth)
    case ("/", _):
      model.isTypingFilter = true
      model.wanted = .filter
    case (.escape, _): model.escape()
    case ("?", _):
      model.focusBeforeHelp = focus
      return .ignored
    default: return .ignored
    }
    return .handled
  }

  private func handle(_ press: KeyPress, on card: Card.ID) -> Bool {
    switch (press.key, press.modifiers) {
    case ("a", []), ("n", []):
      guard let column = model.column(of: .card(card)) else { return false }
      model.startAdding(to: column, after: card)
    case ("e", []), (.return, []): model.startEditing(card)
    case ("d", []), (.delete, []), (.deleteForward, []): model.delete(card)
    case ("x", []): model.toggle(card)
    case ("v", []): model.select(card)
    case (.upArrow, []):
      // The library has moved the focus already if there is a card above.
      guard let column = model.column(of: .card(card)) else { return false }
      model.wanted = .heading(column)
    default: return false
    }
    return true
  }

  private func handle(_ press: KeyPress, on heading: Column.ID) -> Bool {
    switch (press.key, press.modifiers) {
    case ("a", []), ("n", []): model.startAdding(to: heading, after: nil)
    case (.downArrow, []):
      let first = model.columns.first { $0.id == heading }?.cards.first
      if let first { model.wanted = .card(first.id) }
    default: return false
    }
    return true
  }

  /// Any arrow brings the focus to the first card.
  private func handleWithoutFocus(_ press: KeyPress) -> Bool {
    let arrows: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
    guard arrows.contains(press.key), press.modifiers.isEmpty else { return false }
    model.wanted = model.firstFocus
    return true
  }

  private func handleInEditor(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == .escape else { return .ignored }
    model.cancelEditing()
    return .handled
  }

  private func handleInFilter(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case .escape:
      model.filter = ""
      model.isTypingFilter = false
      model.wanted = model.firstFocus
    case .downArrow, .upArrow:
      model.finishFilter()
    default: return .ignored
    }
    return .handled
  }
}

extension BoardModel {
  /// The column that something with the focus is in.
  func column(of focus: BoardFocus) -> Column.ID? {
    switch focus {
    case .card(let id): homes[id]
    case .heading(let id): id
    case .editor: editor?.column
    case .filter: nil
    }
  }

  /// The first card, or the first heading if there is none.
  var firstFocus: BoardFocus? {
    let card = columns.lazy.flatMap(\.cards).first
    return card.map { .card($0.id) } ?? columns.first.map { .heading($0.id) }
  }

  /// Goes from the filter to the cards that it shows.
  func finishFilter() {
    isTypingFilter = false
    wanted = firstFocus
  }
}
