import DemoCommand
import GalleryPages
import Inlay

/// Every view beside its source: `gallery`.
@main
struct GalleryApp: App {
  static let command = Command(
    "gallery",
    summary: """
      Shows every view beside the source that makes it. With --page, or without a terminal, one
      frame is printed.
      """,
    options: [.value("--page", "NAME", "prints one frame with a page and ends")])

  private let invocation: Invocation
  private let page: Page?

  init() {
    invocation = Self.command.invocation()
    page = invocation["--page"].flatMap(Catalog.page(named:))
    if let name = invocation["--page"], page == nil {
      let names = Catalog.pages.map(\.name).joined(separator: ", ")
      Self.command.fail("there is no page \(name); the pages are \(names).", status: 2)
    }
  }

  var body: some Scene {
    WindowGroup { GalleryView(page: page ?? Catalog.pages[0]) }
      .defaultSize(width: invocation.columns, height: invocation.rows)
      .printsFrame(invocation.printsFrame || page != nil)
  }
}
