import BoardFile
import Inlay

/// The board that is shown, and the file behind it.
@MainActor @Observable
final class BoardModel {
  /// What the status line says until something else happens.
  struct Message: Equatable {
    enum Kind {
      case news
      /// A drop that was refused.
      case refusal
      /// The file cannot be read, which may pass.
      case unreadable
    }

    let text: String
    let kind: Kind

    var isProblem: Bool { kind != .news }
  }

  private var store: BoardStore
  private(set) var message: Message?

  init(_ store: BoardStore) { self.store = store }

  var path: String { store.path }
  var document: BoardDocument { store.document }
  var columns: [Column] { document.columns }

  var title: String {
    document.title ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  var cardCount: Int { columns.reduce(0) { $0 + $1.cards.count } }
  var doneCount: Int {
    columns.reduce(0) { $0 + $1.cards.count { $0.isDone == true } }
  }

  /// The title of a card; nil if it is gone.
  func cardTitle(_ id: Card.ID) -> String? { document.card(id)?.card.title }

  /// Moves cards as a drag asks, and saves the file.
  func apply(_ difference: ReorderDifference<Card.ID, Column.ID>) {
    var anchor: Card.ID?
    if case .before(let id) = difference.destination.position { anchor = id }
    let target = difference.destination.collectionID
    let title = difference.sources.first.flatMap(cardTitle) ?? "The card"
    do {
      try store.move(cards: difference.sources, toColumn: target, before: anchor)
      let column = columns.first { $0.id == target }?.title ?? ""
      message = Message(text: "Moved “\(title)” to \(column). Saved.", kind: .news)
    } catch {
      message = Message(text: "Not moved. \(error.description)", kind: .refusal)
    }
  }

  /// Reads the file again if another program has changed it.
  func refresh() {
    do {
      if try store.refresh() {
        message = Message(text: "The file was changed elsewhere and read again.", kind: .news)
      } else if message?.kind == .unreadable {
        message = nil
      }
    } catch {
      message = Message(text: error.description, kind: .unreadable)
    }
  }
}
