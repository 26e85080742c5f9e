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
    screen.press(.downArrow)
    #expect(title(screen) == "Frames")
    screen.press(.downArrow)
    #expect(title(screen) == "Alignment")
    screen.press(.upArrow)
    #expect(title(screen) == "Frames")
    screen.press(.end)
    #expect(title(screen) == "Reordering")
  }

  @Test func everyPageIsReachedByKeys() {
    let screen = TestScreen(80, 24) { GalleryView() }
    var titles = [title(screen)]
    for _ in Catalog.pages.dropFirst() {
      screen.press(.downArrow)
      titles.append(title(screen))
    }
    #expect(titles == Catalog.pages.map(\.name))
  }

  @Test func aClickShowsAPage() {
    let screen = TestScreen(80, 24) { GalleryView() }
    screen.click("  Grid")
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
    screen.press(.tab)
    screen.press(.return)
    #expect(screen.shows("Pressed 1 times"))
  }
}
