import BoardFile
import Inlay

/// The title of a card while it is typed.
@MainActor @Observable
final class CardEditor {
  /// The card; `Card.draft` for one that is being added.
  @ObservationIgnored let card: Card.ID
  @ObservationIgnored let column: Column.ID
  /// The card that a new one comes behind; nil puts it at the start.
  @ObservationIgnored let after: Card.ID?
  var text: String

  init(_ card: Card.ID, in column: Column.ID, after: Card.ID? = nil, text: String = "") {
    self.card = card
    self.column = column
    self.after = after
    self.text = text
  }

  var isNew: Bool { card == Card.draft.id }
}

extension BoardModel {
  /// Begins to type the title of a card.
  func startEditing(_ id: Card.ID) {
    guard canStartEditing(), let (card, column) = document.card(id) else { return }
    editor = CardEditor(id, in: column.id, text: card.source)
    wanted = .editor
  }

  /// Begins to type the title of a new card, behind another one or at the start of a column.
  func startAdding(to column: Column.ID, after: Card.ID?) {
    guard canStartEditing(), let target = self.column(column) else { return }
    if !target.hasRoom(for: 1) {
      return say("Not added. \(BoardError(full: target).description)", .refusal)
    }
    editor = CardEditor(Card.draft.id, in: column, after: after)
    wanted = .editor
  }

  /// Saves what was typed. What is refused can be typed on.
  func finishEditing() {
    guard let editor else { return }
    let text = editor.text
    if editor.isNew {
      if text.allSatisfy(\.isWhitespace) { return cancelEditing() }
      var added: Card.ID?
      let title = column(editor.column)?.title ?? ""
      let isDone = edit("Added a card to \(title).", orSay: "Not added.") {
        board throws(BoardError) in
        let cards = board.column(editor.column)?.cards ?? []
        let place = editor.after.flatMap { id in cards.firstIndex { $0.id == id } }
        let next = cards.dropFirst(place.map { $0 + 1 } ?? 0).first
        added = try board.addCard(text, to: editor.column, before: next?.id)
      }
      guard isDone else { return }
      self.editor = nil
      wanted = added.map { .card($0) }
    } else {
      let title = cardTitle(editor.card) ?? ""
      if document.card(editor.card)?.card.source == text { return cancelEditing() }
      let isDone = edit("Edited “\(title)”.", orSay: "Not saved.") { board throws(BoardError) in
        try board.setTitle(of: editor.card, to: text)
      }
      if isDone { cancelEditing() }
    }
  }

  func cancelEditing() {
    guard let editor else { return }
    self.editor = nil
    let place = editor.isNew ? editor.after : editor.card
    wanted = place.map { .card($0) } ?? .heading(editor.column)
  }

  /// Keeps what was typed when another program has changed the card: Return then adds it as a new one.
  func rescueEditor(from old: BoardDocument) {
    guard let editor else { return }
    if editor.isNew ? column(editor.column) != nil : document.card(editor.card) != nil { return }
    guard let column = column(editor.column) ?? document.columns.first else {
      self.editor = nil
      return
    }
    self.editor = CardEditor(Card.draft.id, in: column.id, text: editor.text)
    wanted = .editor
    say("The card was changed elsewhere. Return adds yours.", .refusal)
  }

  /// Goes back to what was typed and refused, rather than forget it.
  private func canStartEditing() -> Bool {
    if editor != nil { wanted = .editor }
    return editor == nil && canEdit()
  }

  /// Whether the board may be changed; says why not.
  func canEdit() -> Bool {
    if isReadOnly { say("The board is read-only.", .refusal) }
    return !isReadOnly
  }
}
