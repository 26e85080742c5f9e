import CaseFiles
import Foundation
import Testing

/// Every case that no machine can play has a test of its own, which is called by the identifier of the case.
struct CaseIDTests {
  /// What the tests in the files of all test targets are called.
  private func names() throws -> Set<String> {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /@Test\(\s*"([a-z0-9-]+)"/) { names.insert(String(match.1)) }
    }
    return names
  }

  @Test func everyCaseInWordsHasATest() throws {
    let own = try #require(try CaseFiles.contents(of: "reorder.jsonl").first)
    let cases = try own.split(separator: "\n").map { try ReorderCase(line: String($0)) }
    let inWords = cases.filter { !$0.isPlayable }.map(\.id)
    #expect(inWords.count >= 33)
    let names = try names()
    #expect(inWords.filter { !names.contains($0) } == [])
  }
}
