import Foundation
import Testing

/// The examples of the guide are the tests beside this one, whole files of them.
struct GuideTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func examplesAreTestsThatRun() throws {
    let guide = Self.here.appendingPathComponent(
      "../../../Sources/InlayTesting/InlayTesting.docc/TestingTerminalUIs.md")
    let blocks = try String(contentsOf: guide, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```\n")[0] }
      .filter { $0.contains("import InlayTesting") }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.here.path)
      .filter { $0.hasSuffix("Tests.swift") && $0 != "GuideTests.swift" }
      .map { try String(contentsOf: Self.here.appendingPathComponent($0), encoding: .utf8) }
    #expect(blocks.count == 5)
    #expect(blocks.sorted() == files.sorted())
  }
}
