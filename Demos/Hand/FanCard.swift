import Inlay

/// A card that rises under the pointer and with the focus.
///
/// What it rises from belongs to it, so that a pointer at its lower edge stays on it.
struct FanCard: View {
  let card: Card
  @State private var isHovered = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.reorderStatus) private var drag

  var body: some View {
    CardFace(card: card)
      .padding(.bottom, (isHovered || isFocused) && drag == nil ? FanLayout.rise : 0)
      .contentShape(.rect)
      .onHover { isHovered = $0 }
  }
}
