import Inlay

/// Where stickers are thrown away: it proposes `delete`, and those whose drag ends so are removed.
struct TrashView: View {
  let model: StickerModel

  private var isHovered: Bool { model.hovered == .trash }

  var body: some View {
    ViewThatFits(in: .vertical) {
      label.border(color, lines: isHovered ? .heavy : .dashed)
      label
    }
    .dropDestination(for: Sticker.self) { _, _ in }
    .dropConfiguration { session in
      DropConfiguration(
        operation: session.suggestedOperations.contains(.delete) ? .delete : .forbidden)
    }
    .onDropSessionUpdated { model.hovered = $0.isOver ? .trash : nil }
  }

  private var color: Color { isHovered ? .red : .secondary }

  private var label: some View {
    Text(isHovered ? "✗ Let go to throw away" : "✗ Trash")
      .bold(isHovered)
      .foregroundStyle(color)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
  }
}
