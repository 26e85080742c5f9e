import Foundation
import GalleryPages
import Testing

/// The files of the pages, each of which is one page.
enum PageFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Demos/Gallery/Pages")

  /// The names of the files without their extension, in order.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// The page of a file.
  @MainActor
  static func page(_ name: String) throws -> Page {
    try #require(Catalog.pages.first { $0.file == name })
  }
}
