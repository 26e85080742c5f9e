import Inlay

/// A sticker: a mark that tells whether it is selected, its picture, and its name.
///
/// Lines tell its state without colors: double ones that it is selected, thick ones that a folder would take
/// what is carried. The name of the sticker with the focus is inverse.
struct StickerView: View {
  let sticker: Sticker
  let model: StickerModel
  @Environment(\.isFocused) private var isFocused

  private var isSelected: Bool { model.selection.contains(sticker.id) }
  private var isHovered: Bool { model.hovered == .folder(sticker.id) }

  var body: some View {
    VStack(spacing: 0) {
      Text(picture).foregroundStyle(sticker.color).bold()
        .frame(maxWidth: .infinity)
        .overlay(alignment: .leading) {
          Text(isSelected ? " ✓ " : " · ").bold(isSelected)
            .onTapGesture { model.toggle(sticker.id) }
        }
      Text(" \(sticker.name) ").inverse(isFocused).lineLimit(1)
    }
    .foregroundStyle(isSelected ? Color.cyan : .primary)
    .background(Color.background)
    .border(lineColor, lines: isHovered ? .heavy : isSelected ? .double : .rounded)
    .onTapGesture { sticker.isFolder ? model.empty(sticker.id) : model.toggle(sticker.id) }
    .dropDestination(for: Sticker.self, isEnabled: sticker.isFolder) { stickers, _ in
      model.put(stickers, into: sticker.id)
    }
    .dropConfiguration { session in
      let ids = session.localSession?.draggedItemIDs(for: Sticker.ID.self) ?? []
      return DropConfiguration(operation: model.folderTakes(ids) ? .move : .forbidden)
    }
    .onDropSessionUpdated { model.hovered = $0.isOver ? .folder(sticker.id) : nil }
    .onChange(of: isFocused, initial: true) {
      if isFocused { model.focused = sticker.id }
    }
  }

  private var picture: String {
    guard let contents = sticker.contents else { return sticker.picture }
    return "\(isHovered ? "↓" : sticker.picture) \(contents.count)"
  }

  private var lineColor: Color {
    isHovered ? .green : isSelected ? .cyan : sticker.isFolder ? .primary : .secondary
  }
}

extension DropSession {
  /// Whether the drag is over the destination now.
  var isOver: Bool { phase == .entering || phase == .active }
}
