import GalleryPages
import Inlay

/// The list of pages, and beside it the page that is selected in it.
struct GalleryView: View {
  @State private var selection: String?
  @FocusState private var isListFocused: Bool
  @Environment(\.quit) private var quit

  init(page: Page? = nil) {
    _selection = State(initialValue: (page ?? Catalog.pages[0]).name)
  }

  var body: some View {
    let page = Catalog.pages.first { $0.name == selection } ?? Catalog.pages[0]
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 1) {
        Text(" Gallery").bold()
        pageList
        Text(" q quits").foregroundStyle(.secondary)
      }
      .frame(width: 16)
      Divider().foregroundStyle(.secondary)
      PageView(page: page).id(page.id)
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }

  private var pageList: some View {
    List(selection: $selection) {
      ForEach(Catalog.chapters) { chapter in
        Section(chapter.title) {
          ForEach(chapter.pages) { page in
            Text(" \(page.name)").lineLimit(1)
          }
        }
      }
    }
    .listStyle(.sidebar)
    .focused($isListFocused)
    .defaultFocus($isListFocused, true)
  }
}
