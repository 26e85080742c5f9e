import GalleryPages
import InlayTesting
import RecordedFrames
import Testing

@testable import gallery

/// Each page of the gallery, as it is shown first.
@MainActor
struct PageFrameTests {
  @Test(arguments: PageFile.names)
  func pageIsShownAsBefore(_ name: String) throws {
    let page = try PageFile.page(name)
    let screen = TestScreen(80, 24) { PageView(page: page) }
    let text = screen.text + "\n"
    #expect(try text == RecordedFrames().frame(page.file, showing: text))
    #expect(screen.diagnostics == [])
  }

  @Test func thereAreNoOtherFrames() throws {
    #expect(try RecordedFrames().names == Catalog.pages.map(\.file).sorted())
  }

  @Test(arguments: PageFile.names)
  func pageStandsEverySize(_ name: String) throws {
    let page = try PageFile.page(name)
    for (width, height) in [(1, 1), (20, 5), (40, 12), (120, 40)] {
      let screen = TestScreen(width, height) { GalleryView(page: page) }
      screen.key(.tab)
      screen.key(.return)
      #expect(screen.diagnostics == [])
    }
  }
}
