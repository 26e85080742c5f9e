import BoardFile
import Inlay

/// The board that is shown, and the file behind it.
@MainActor @Observable
final class BoardModel {
  /// What the status line says until something else happens.
  struct Message: Equatable {
    enum Kind {
      case news
      /// A drop or an edit that was refused.
      case refusal
      /// The file cannot be read, which may pass.
      case unreadable
    }

    let text: String
    let kind: Kind

    var isProblem: Bool { kind != .news }
  }

  @ObservationIgnored private var store: BoardStore
  private let isReadOnlyByWish: Bool
  private(set) var document: BoardDocument
  /// The columns as they are shown: with the cards that match the filter, and the one that is being added.
  private(set) var columns: [ShownColumn] = []
  /// The columns of the cards that are shown: keys ask for one each time, however many cards there are.
  @ObservationIgnored private(set) var homes: [Card.ID: Column.ID] = [:]
  private(set) var isReadOnly: Bool
  var message: Message?
  /// Why the place under a drag takes nothing.
  var refusal: String?
  var selection: Set<Card.ID> = []
  /// Shows only cards that contain this text; all if it is empty.
  var filter = "" {
    didSet { if filter != oldValue { show() } }
  }
  var isTypingFilter = false
  /// The title that is being typed.
  var editor: CardEditor? {
    didSet { show() }
  }
  /// What the focus is to go to once it is on the screen.
  var wanted: BoardFocus?
  @ObservationIgnored var focusBeforeHelp: BoardFocus?
  /// How many drags have ended.
  var dragCount = 0

  init(_ store: BoardStore, isReadOnly: Bool = false) {
    self.store = store
    isReadOnlyByWish = isReadOnly
    self.isReadOnly = isReadOnly || !store.isWritable
    document = store.document
    show()
  }

  var path: String { store.path }

  var title: String {
    document.title ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The title of a card; nil if it is gone.
  func cardTitle(_ id: Card.ID) -> String? { document.card(id)?.card.title }

  func column(_ id: Column.ID) -> Column? { document.column(id) }

  func say(_ text: String, _ kind: Message.Kind = .news) {
    message = Message(text: text, kind: kind)
  }

  // MARK: The file

  /// Changes the board and the file, and says so; false if it was refused.
  ///
  /// - Parameters:
  ///   - title: What was done, as a sentence.
  ///   - failure: What is said in front of the reason if it cannot be done.
  @discardableResult
  func edit(
    _ title: String, orSay failure: String,
    _ change: (inout BoardDocument) throws(BoardError) -> Void
  ) -> Bool {
    attempt(orSay: failure) { store throws(BoardError) in
      try store.edit(title, change)
      return "\(title) Saved."
    }
  }

  /// Undoes the last change, or makes it again. The focus goes to a card that comes back.
  func repeatEdit(_ direction: EditDirection) {
    let failure = direction == .back ? "Not undone." : "Not redone."
    let known = Set(document.columns.lazy.flatMap(\.cards).map(\.id))
    attempt(orSay: failure) { store throws(BoardError) in
      let title = try store.repeatEdit(direction)
      return "\(direction == .back ? "Undone" : "Done again"): \(title)"
    }
    let back = document.columns.lazy.flatMap(\.cards).first { !known.contains($0.id) }
    if let back { wanted = .card(back.id) }
  }

  @discardableResult
  private func attempt(
    orSay failure: String, _ change: (inout BoardStore) throws(BoardError) -> String
  ) -> Bool {
    defer { takeOver() }
    do throws(BoardError) {
      if isReadOnlyByWish { throw .readOnly(path) }
      say(try change(&store))
      return true
    } catch {
      say("\(failure) \(sentence(error))", .refusal)
      return false
    }
  }

  /// Reads the file again if another program has changed it.
  func refresh() {
    defer { takeOver() }
    do {
      if try store.refresh() {
        say("The file was changed elsewhere and read again.")
      } else if message?.kind == .unreadable {
        message = nil
      }
    } catch {
      say(sentence(error), .unreadable)
    }
  }

  /// An error in words, with the name of the file in place of its whole path.
  private func sentence(_ error: BoardError) -> String {
    error.description.replacingOccurrences(
      of: path, with: URL(fileURLWithPath: path).lastPathComponent)
  }

  /// Shows what the file holds now.
  private func takeOver() {
    let isReadOnly = isReadOnlyByWish || !store.isWritable
    if isReadOnly != self.isReadOnly { self.isReadOnly = isReadOnly }
    if document.bytes == store.document.bytes { return }
    let old = document
    document = store.document
    selection = selection.filter { document.card($0) != nil }
    rescueEditor(from: old)
    show()
  }

  private func show() {
    columns = document.columns.map { ShownColumn($0, filter: filter, editor: editor) }
    homes = [:]
    for column in columns {
      for card in column.cards { homes[card.id] = column.id }
    }
  }
}
