import GalleryPages
import InlayTesting
import Testing

@testable import gallery

/// Each page of the gallery, as it is shown first.
@MainActor
struct PageFrameTests {
  @Test(arguments: PageFile.names)
  func pageIsShownAsBefore(_ name: String) throws {
    let page = try PageFile.page(name)
    let screen = TestScreen(80, 24) { PageView(page: page) }
    assertSnapshot(screen, named: name)
    #expect(screen.diagnostics == [])
  }

  @Test func everySnapshotBelongsToATest() {
    #expect(orphanedSnapshots() == [])
  }

  @Test(arguments: PageFile.names)
  func pageStandsEverySize(_ name: String) throws {
    let page = try PageFile.page(name)
    for (width, height) in [(1, 1), (20, 5), (40, 12), (120, 40)] {
      let screen = TestScreen(width, height) { GalleryView(page: page) }
      screen.press(.tab)
      screen.press(.return)
      #expect(screen.diagnostics == [])
    }
  }
}
