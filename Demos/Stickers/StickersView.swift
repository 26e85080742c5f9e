import DemoViews
import Inlay

/// The grid of stickers above the trash.
struct StickersView: View {
  let model: StickerModel
  @State private var formation = Formation.default
  @FocusState private var isGridFocused: Bool
  @Environment(\.reorderStatus) private var drag

  var body: some View {
    DemoScreen("Stickers", detail: detail, status: status, keys: Self.keys) {
      VStack(spacing: 0) {
        grid
        TrashView(model: model).padding(.trailing)
      }
      .frame(maxWidth: 117)
      .padding(.horizontal)
      .dragContainer(for: Sticker.self) { model.stickers($0) }
      .dragContainerSelection(model.selection)
      .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true))
      .dragPreviewsFormation(formation.value)
      .dropPreviewsFormation(formation.value)
      .onDragSessionUpdated { session in
        guard session.phase == .ended(.delete) else { return }
        model.throwAway(session.draggedItemIDs(for: Sticker.ID.self))
      }
      .frame(maxWidth: .infinity)
    }
    .onKeyPress(phases: .down, action: act)
  }

  private var grid: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 12), spacing: 1)], spacing: 0) {
        ForEach(model.stickers) { StickerView(sticker: $0, model: model) }
          .reorderable()
      }
      .padding(.trailing)
    }
    .scrollIndicators(.visible)
    .frame(maxHeight: .infinity, alignment: .top)
    .reorderContainer(for: Sticker.self) { model.move($0) }
    .focused($isGridFocused)
    .defaultFocus($isGridFocused, true)
  }

  private var detail: String {
    let count = "\(model.stickers.count { !$0.isFolder }) stickers"
    return model.selection.isEmpty ? count : "\(count) · \(model.selection.count) selected"
  }

  private var status: String {
    guard let drag else {
      return model.message ?? "formation: \(formation) · drag, or v selects"
    }
    let ids = drag.sources.compactMap { $0.base as? Sticker.ID }
    let name = model.name(of: ids)
    switch model.hovered {
    case .trash: return "\(name) → Trash"
    case .folder(let id) where model.folderTakes(ids):
      return "\(name) → into \(model.sticker(id)?.name ?? "")"
    case .folder: return "No folder goes into a folder"
    case nil: return drag.sentence(about: name)
    }
  }

  private static let keys: [HelpOverlay.Row] = [
    ("drag", "moves a sticker with all that are selected"),
    ("click, v", "selects a sticker; Esc selects none"),
    ("arrows", "go from sticker to sticker"),
    ("Space", "lifts and drops; arrows carry"),
    ("⌥ arrows", "move a sticker at once"),
    ("Delete", "throws away"),
    ("i", "puts what is selected into the folder"),
    ("click, Return", "empties a folder"),
    ("f", "how several stickers are carried"),
    ("u", "undoes the last change"),
  ]

  private func act(on press: KeyPress) -> KeyPress.Result {
    if drag != nil { return .ignored }
    switch press.key {
    case "f": formation = formation.next
    case "u": model.undo()
    case .escape: model.clearSelection()
    case .delete, .deleteForward: model.throwAway(model.chosen.map(\.id))
    default:
      guard isGridFocused, let focused = model.focused else { return .ignored }
      switch press.key {
      case "v": model.toggle(focused)
      case "i": model.put(model.stickers(model.selection), into: focused)
      case .return: model.empty(focused)
      default: return .ignored
      }
    }
    return .handled
  }
}
