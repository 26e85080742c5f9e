import Foundation
import GalleryPages
import InlayTesting
import Testing

@testable import gallery

/// Each page of the gallery, as it is shown first. With `RECORD_FRAMES=1` in the environment the frames are
/// written anew.
@MainActor
struct PageFrameTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Frames")

  @Test(arguments: PageFile.names)
  func pageIsShownAsBefore(_ name: String) throws {
    let page = try PageFile.page(name)
    let screen = TestScreen(80, 24) { PageView(page: page) }
    let text = screen.text + "\n"
    let file = Self.folder.appendingPathComponent("\(page.file).txt")
    if ProcessInfo.processInfo.environment["RECORD_FRAMES"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded)
    #expect(screen.diagnostics == [])
  }

  @Test func thereAreNoOtherFrames() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Catalog.pages.map { "\($0.file).txt" }.sorted())
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
