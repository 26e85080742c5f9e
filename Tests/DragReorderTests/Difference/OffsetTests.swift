import Foundation
import Testing

@testable import DragReorder

/// Moving and removing by offsets, which are those before the change.
struct OffsetTests {
  @Test(
    arguments: [
      ([0], 3, "bcade"), ([0], 0, "abcde"), ([0], 1, "abcde"), ([4], 0, "eabcd"),
      ([1, 3], 2, "abdce"), ([0, 2, 4], 5, "bdace"), ([0, 4], 2, "baecd"), ([], 2, "abcde"),
    ] as [([Int], Int, String)])
  func moves(offsets: [Int], destination: Int, result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func removes() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 9])
    #expect(String(letters) == "bce")
  }
}
