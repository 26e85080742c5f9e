import Foundation
import Inlay

struct GridSticker: Identifiable, Hashable {
  let id: UUID
  var name: String

  init(_ name: String) {
    id = UUID()
    self.name = name
  }
}

/// Stickers in as many columns as have room, written in points.
struct StickerGrid: View {
  @State var stickers: [GridSticker]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
      ForEach(stickers) { sticker in
        Text(sticker.name).frame(width: 64, height: 16)
      }
      .reorderable()
    }
    .reorderContainer(for: GridSticker.self) { change in
      var rest = stickers.filter { !change.sources.contains($0.id) }
      let moved = stickers.filter { change.sources.contains($0.id) }
      var index = rest.endIndex
      if case .before(let anchor) = change.destination.position {
        index = rest.firstIndex { $0.id == anchor } ?? index
      }
      rest.insert(contentsOf: moved, at: index)
      stickers = rest
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
