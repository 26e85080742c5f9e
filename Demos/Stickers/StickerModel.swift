import DemoViews
import Inlay

/// The stickers, which of them are selected, and how they were before.
@MainActor @Observable
final class StickerModel {
  /// Where a drag is that is not among the stickers.
  enum Place: Equatable {
    case trash
    case folder(Sticker.ID)
  }

  private(set) var stickers: [Sticker]
  /// In the order in which they were selected.
  private(set) var selection: [Sticker.ID] = []
  private(set) var message: String?
  /// The sticker that keys are about.
  var focused: Sticker.ID?
  var hovered: Place?
  private var past = UndoHistory<[Sticker]>()

  init(_ stickers: [Sticker]) { self.stickers = stickers }

  func sticker(_ id: Sticker.ID) -> Sticker? { stickers.first { $0.id == id } }

  /// The stickers that a drag carries, in the order of their identifiers.
  func stickers(_ ids: [Sticker.ID]) -> [Sticker] { ids.compactMap(sticker) }

  /// The selected stickers, or else the one with the focus.
  var chosen: [Sticker] { stickers(selection.isEmpty ? [focused].compactMap { $0 } : selection) }

  func name(of ids: [Sticker.ID]) -> String {
    ids.count == 1 ? sticker(ids[0])?.name ?? "" : "\(ids.count) stickers"
  }

  /// Folders do not go into folders.
  func folderTakes(_ ids: [Sticker.ID]) -> Bool { !stickers(ids).contains(where: \.isFolder) }

  // MARK: What people do

  func toggle(_ id: Sticker.ID) {
    if let index = selection.firstIndex(of: id) {
      selection.remove(at: index)
    } else {
      selection.append(id)
    }
    message = nil
  }

  func clearSelection() { selection = [] }

  func move(_ difference: ReorderDifference<Sticker.ID, ReorderableSingleCollectionIdentifier>) {
    change("Moved \(name(of: difference.sources)).") { $0.apply(difference) }
  }

  func throwAway(_ ids: [Sticker.ID]) {
    if ids.isEmpty { return }
    change("Threw away \(name(of: ids)).") { $0.removeAll { ids.contains($0.id) } }
  }

  func put(_ taken: [Sticker], into folder: Sticker.ID) {
    let ids = taken.map(\.id)
    guard !taken.isEmpty, folderTakes(ids), let target = sticker(folder), target.isFolder else {
      return
    }
    change("Put \(name(of: ids)) into \(target.name).") { stickers in
      stickers.removeAll { ids.contains($0.id) }
      guard let index = stickers.firstIndex(where: { $0.id == folder }) else { return }
      stickers[index].contents?.append(contentsOf: taken)
    }
  }

  /// Lays what a folder holds behind it.
  func empty(_ folder: Sticker.ID) {
    guard let index = stickers.firstIndex(where: { $0.id == folder }),
      let contents = stickers[index].contents, !contents.isEmpty
    else { return }
    change("Emptied \(stickers[index].name).") { stickers in
      stickers[index].contents = []
      stickers.insert(contentsOf: contents, at: index + 1)
    }
  }

  func undo() {
    message = past.undo(&stickers)
    forgetWhatIsGone()
  }

  private func change(_ message: String, _ change: (inout [Sticker]) -> Void) {
    past.note(stickers)
    change(&stickers)
    forgetWhatIsGone()
    self.message = message
  }

  /// Selects no sticker that is not in the grid.
  private func forgetWhatIsGone() {
    selection.removeAll { id in !stickers.contains { $0.id == id } }
  }
}
