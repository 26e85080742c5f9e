#if os(Linux)
  import Foundation
  import InlayTesting
  import Testing

  @testable import inlay_shot

  /// The pictures of the repository show what the programs show.
  struct PictureTests {
    private static let folder = ShotMaker.ofThisPackage.root.appendingPathComponent("Demos")

    @Test(arguments: Shots.all.map(\.name))
    func isWhatTheProgramShows(_ name: String) throws {
      let shot = try #require(Shots.all.first { $0.name == name })
      let picture = try String(
        contentsOf: Self.folder.appendingPathComponent("Pictures/\(name).svg"), encoding: .utf8)
      #expect(
        try ShotMaker.ofThisPackage.svg(of: shot) == picture, "swift run inlay-shot makes it anew")
    }

    @Test func everyPictureIsOneOfAShot() throws {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appendingPathComponent("Pictures").path)
      #expect(files.sorted() == Shots.all.map { $0.name + ".svg" }.sorted())
    }

    @Test func everyPictureIsOnThePageOfTheDemos() throws {
      let page = try String(
        contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
      for shot in Shots.all { #expect(page.contains("](Pictures/\(shot.name).svg)")) }
    }
  }
#endif
