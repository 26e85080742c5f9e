import Foundation
import GalleryPages
import Testing

@testable import gallery

@MainActor
struct SourceTests {
  @Test(arguments: PageFile.names)
  func thePageShowsItsFile(_ name: String) throws {
    let page = try PageFile.page(name)
    let url = PageFile.folder.appendingPathComponent("\(name).swift")
    let file = try Data(contentsOf: url)
    #expect(Data(Sources.bytes(of: page.file)) == file)
    let text = Sources.text(of: page)
    #expect(text.hasPrefix("struct \(page.file): View {"))
    #expect(text.hasSuffix("}"))
  }

  @Test func everyFileHasAPage() {
    #expect(PageFile.names == Catalog.pages.map(\.file).sorted())
  }

  @Test func linesAreShort() {
    for page in Catalog.pages {
      for line in Sources.text(of: page).split(separator: "\n") {
        #expect(line.count <= 62, "\(page.name): \(line)")
      }
    }
  }
}
