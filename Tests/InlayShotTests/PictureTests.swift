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

    private var page: String {
      get throws {
        try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
      }
    }

    /// The lines on the page are those of the sources, but for the depth at which they stand.
    @Test func everySampleOnThePageIsOfASource() throws {
      func flat(_ text: String) -> String {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      }
      let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
      let sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { flat(try String(contentsOf: $0, encoding: .utf8)) }
      let samples = try page.components(separatedBy: "```swift\n").dropFirst()
        .map { flat($0.components(separatedBy: "```")[0]) }
      #expect(samples.count > 5)
      for sample in samples { #expect(sources.contains { $0.contains(sample) }, "\(sample)") }
    }

    @Test func everyPictureIsOnThePageOfTheDemos() throws {
      let page = try page
      for shot in Shots.all { #expect(page.contains("](Pictures/\(shot.name).svg)")) }
    }
  }
#endif
