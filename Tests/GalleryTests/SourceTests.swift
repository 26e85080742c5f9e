import Foundation
import GalleryPages
import Testing

@testable import gallery

@MainActor
struct SourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Demos/Gallery/Pages")

  @Test(arguments: PageFrameTests.names)
  func thePageShowsItsFile(_ name: String) throws {
    let page = try #require(Catalog.page(named: name))
    let url = Self.folder.appendingPathComponent("\(page.file).swift")
    let file = try Data(contentsOf: url)
    #expect(Data(Sources.bytes(of: page.file)) == file)
    let text = Sources.text(of: page)
    #expect(text.hasPrefix("struct \(page.file): View {"))
    #expect(text.hasSuffix("}"))
  }

  @Test func everyFileHasAPage() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Catalog.pages.map { "\($0.file).swift" }.sorted())
  }

  @Test func linesAreShort() {
    for page in Catalog.pages {
      for line in Sources.text(of: page).split(separator: "\n") {
        #expect(line.count <= 62, "\(page.name): \(line)")
      }
    }
  }
}
