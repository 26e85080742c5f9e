import GalleryPages
import Inlay

/// A page: its title, its view, and the source of the view beside it, or below where there is no room.
struct PageView: View {
  let page: Page

  /// The columns that the source takes beside the view.
  private static let sourceColumns: CGFloat = 64
  /// The columns from which on the source fits beside the view.
  private static let columnsForTwo: CGFloat = 100

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(page.name).bold()
      GeometryReader { proxy in
        let isWide = proxy.size.width >= Self.columnsForTwo
        let view = page.view.frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let source = SourceView(text: Sources.text(of: page))
        if isWide {
          HStack(alignment: .top, spacing: 2) {
            view
            source.frame(width: Self.sourceColumns)
          }
        } else {
          VStack(alignment: .leading, spacing: 0) {
            view.frame(height: (proxy.size.height * 0.55).rounded(), alignment: .topLeading)
              .clipped()
            Divider().foregroundStyle(.secondary)
            source
          }
        }
      }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
