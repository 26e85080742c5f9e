/// Why a board could not be read, changed or saved.
package enum BoardError: Error, Equatable, Sendable {
  /// No file has this path.
  case missing(String)
  /// The path leads to a directory.
  case directory(String)
  /// The path leads to a device, a pipe or a socket.
  case notAFile(String)
  /// The file or a directory on the way to it may not be read.
  case noPermission(String)
  /// The file's bytes are no UTF-8 text.
  case notUTF8(String)
  /// The file has more than `BoardDocument.sizeLimit` bytes.
  case tooLarge(String)
  /// Reading failed for a reason the system gives.
  case unreadable(String, reason: String)
  /// The file may not be written.
  case readOnly(String)
  /// Writing failed for a reason the system gives. The file is as it was.
  case unwritable(String, reason: String)
  /// Another program changed the file; the board it holds now.
  case changedOnDisk(BoardDocument)
  /// A card to move is no longer on the board.
  case cardMissing
  /// The column to move to is no longer on the board.
  case columnMissing(String)
  /// The card to move before is no longer in its column.
  case destinationMissing(String)
  /// At its new place Markdown would read the card, or one next to it, as something else.
  case moveChangesCards(String)
  /// With its new text Markdown would read the card, or what follows, as something else.
  case changesOthers(String)
  /// The column has as many cards as its heading allows.
  case columnFull(String, limit: Int)
  /// A card without a title.
  case emptyTitle
  /// Nothing is left to be undone, or to be done again.
  case noEarlier, noLater
  /// Another program changed the lines that an undo would change.
  case undoConflicts
}

extension BoardError: CustomStringConvertible {
  /// One sentence for the user.
  package var description: String {
    switch self {
    case .missing(let path): "There is no file at \(path)."
    case .directory(let path): "\(path) is a directory, not a Markdown file."
    case .notAFile(let path): "\(path) is not a regular file."
    case .noPermission(let path): "You do not have permission to read \(path)."
    case .notUTF8(let name): "\(name) is not UTF-8 text."
    case .tooLarge(let name): "\(name) is larger than \(BoardDocument.sizeLimit >> 20) MB."
    case .unreadable(let path, let reason): "\(path) could not be read: \(reason)."
    case .readOnly(let path): "You do not have permission to change \(path)."
    case .unwritable(let path, let reason): "\(path) could not be saved: \(reason)."
    case .changedOnDisk: "The file was changed by another program."
    case .cardMissing: "The card is no longer in the file."
    case .columnMissing(let title): "The column “\(title)” is no longer in the file."
    case .destinationMissing(let title):
      "The place in “\(title)” is gone: the card below it is no longer there."
    case .moveChangesCards(let title):
      "“\(title)” cannot go there: Markdown would read its lines differently."
    case .changesOthers(let title):
      "“\(title)” cannot be changed so: Markdown would read the lines around it differently."
    case .columnFull(let title, let limit): "“\(title)” is full: it takes \(limit)."
    case .emptyTitle: "A card needs a title."
    case .noEarlier: "There is nothing to undo."
    case .noLater: "There is nothing to redo."
    case .undoConflicts: "Another program has changed the same lines since."
    }
  }
}
