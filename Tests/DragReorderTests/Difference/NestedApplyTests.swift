import Testing

@testable import DragReorder

/// Differences applied to arrays in the elements of another.
struct NestedApplyTests {
  private struct Card: Identifiable, Equatable {
    let id: String
  }

  private struct Column: Identifiable {
    let id: Int
    var cards: [Card]
  }

  private func apply(
    _ sources: [String], _ position: ReorderDifference<String, Int>.Destination.Position,
    in collection: Int
  ) -> [[String]] {
    var columns = [
      Column(id: 1, cards: ["a", "b", "c"].map(Card.init)), Column(id: 2, cards: []),
      Column(id: 3, cards: ["d"].map(Card.init)),
    ]
    columns.apply(
      ReorderDifference(
        sources: sources,
        destination: ReorderDifference<String, Int>.Destination(
          position: position, collectionID: collection)), items: \.cards)
    return columns.map { $0.cards.map(\.id) }
  }

  @Test func movesBetweenColumns() {
    #expect(apply(["b"], .before("d"), in: 3) == [["a", "c"], [], ["b", "d"]])
    #expect(apply(["d", "a"], .end, in: 2) == [["b", "c"], ["d", "a"], []])
    #expect(apply(["c", "a"], .before("b"), in: 1) == [["c", "a", "b"], [], ["d"]])
  }

  @Test func losesNothing() {
    // An anchor that is not there means the end, unknown sources are left out.
    #expect(apply(["a", "?"], .before("x"), in: 3) == [["b", "c"], [], ["d", "a"]])
    // A column that is not there takes nothing.
    #expect(apply(["a"], .end, in: 9) == [["a", "b", "c"], [], ["d"]])
  }
}
