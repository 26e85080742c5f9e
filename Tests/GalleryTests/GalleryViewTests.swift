import GalleryPages
import InlayTesting
import Testing

@testable import gallery

@MainActor
struct GalleryViewTests {
  /// The title of the page that is shown.
  private func title(_ screen: TestScreen) -> String {
    String(screen.rows[0].drop { $0 != "│" }.dropFirst(2))
  }

  @Test func theArrowKeysWalkThroughThePages() {
    let screen = TestScreen(80, 24) { GalleryView() }
    #expect(title(screen) == "Stacks")
    screen.key(.downArrow)
    #expect(title(screen) == "Frames")
    screen.key(.downArrow)
    #expect(title(screen) == "Alignment")
    screen.key(.upArrow)
    #expect(title(screen) == "Frames")
    screen.key(.end)
    #expect(title(screen) == "Reordering")
  }

  @Test func everyPageIsReachedByKeys() {
    let screen = TestScreen(80, 24) { GalleryView() }
    var titles = [title(screen)]
    for _ in Catalog.pages.dropFirst() {
      screen.key(.downArrow)
      titles.append(title(screen))
    }
    #expect(titles == Catalog.pages.map(\.name))
  }

  @Test func aClickShowsAPage() throws {
    let screen = TestScreen(80, 24) { GalleryView() }
    let row = try #require(screen.rows.firstIndex { $0.contains("  Grid") })
    screen.click(3, row)
    #expect(title(screen) == "Grid")
  }

  @Test func thePageOfTheCommandLineIsSelected() throws {
    let page = try #require(Catalog.page(named: "text-FIELD"))
    let screen = TestScreen(80, 24) { GalleryView(page: page) }
    #expect(title(screen) == "Text field")
  }

  @Test func theControlsOfAPageWork() throws {
    let page = try #require(Catalog.page(named: "button"))
    let screen = TestScreen(80, 24) { GalleryView(page: page) }
    screen.key(.tab)
    screen.key(.return)
    #expect(screen.text.contains("Pressed 1 times"))
  }
}
