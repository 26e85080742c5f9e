import DragReorder
import Foundation
import Testing

@Suite struct ApplyTests {
  struct Card: Identifiable, Equatable {
    var id: Int
    var title = ""
  }

  private typealias Single = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>
  private typealias Keyed = ReorderDifference<Int, String>

  private static func move(_ sources: [Int], _ position: Single.Destination.Position) -> Single {
    Single(sources: sources, destination: .init(position: position, collectionID: .init()))
  }

  private static func cards(_ ids: Int...) -> [Card] { ids.map { Card(id: $0) } }

  @Test(arguments: 1...5)
  func everyMoveIsRemovalThenInsertion(count: Int) {
    let ids = Array(0..<count)
    for sources in arrangements(of: ids) {
      for anchor in ids.map(Optional.some) + [nil] {
        let position: Single.Destination.Position = anchor.map { .before($0) } ?? .end
        var expected = ids.filter { !sources.contains($0) }
        let index = anchor.flatMap { expected.firstIndex(of: $0) } ?? expected.count
        expected.insert(contentsOf: sources, at: index)
        var cards = ids.map { Card(id: $0) }
        cards.apply(difference: Self.move(sources, position))
        #expect(cards.map(\.id) == expected)
      }
    }
  }

  @Test func elementsKeepTheirContents() {
    var cards = [Card(id: 1, title: "one"), Card(id: 2, title: "two")]
    cards.apply(Self.move([2], .before(1)))
    #expect(cards == [Card(id: 2, title: "two"), Card(id: 1, title: "one")])
  }

  @Test func whatIsMissingIsLeftOut() {
    var cards = Self.cards(1, 2)
    cards.apply(difference: Self.move([9, 1, 1], .before(7)))
    #expect(cards == Self.cards(2, 1))
  }

  @Test func keyedCollections() {
    var board = ["todo": Self.cards(1, 2, 3), "done": Self.cards(4)]
    board.apply(
      difference: Keyed(
        sources: [4, 2], destination: .init(position: .before(3), collectionID: "todo")))
    #expect(board == ["todo": Self.cards(1, 4, 2, 3), "done": []])
    board.apply(
      Keyed(sources: [1], destination: .init(position: .end, collectionID: "later")))
    #expect(board["later"] == Self.cards(1))
    board.apply(Keyed(sources: [9], destination: .init(position: .end, collectionID: "never")))
    #expect(board["never"] == nil)
  }

  @Test(arguments: 1...4)
  func theInverseRestoresEveryOrder(count: Int) {
    let ids = Array(0..<count)
    for sources in arrangements(of: ids) {
      for split in 0...count {
        let before = ["x": Array(ids[..<split]), "y": Array(ids[split...])]
        let difference = Keyed(
          sources: sources, destination: .init(position: .end, collectionID: "x"))
        var board = before.mapValues { $0.map { Card(id: $0) } }
        board.apply(difference: difference)
        for undo in difference.inverse(in: before) { board.apply(difference: undo) }
        #expect(board.mapValues { $0.map(\.id) } == before)
      }
    }
  }

  @Test func theInverseOfOneMoveNamesItsSuccessor() {
    let inverse = Self.move([0], .end).inverse(in: [0, 1, 2])
    #expect(inverse == [Self.move([0], .before(1))])
  }

  @Test func theBridgeToOffsetsCountsBeforeRemoval() {
    let up = Self.move([3], .before(2)).moveOffsets(in: [0, 1, 2, 3, 4])
    #expect(up.offsets == IndexSet(integer: 3))
    #expect(up.destination == 2)
    let end = Self.move([2, 0], .end).moveOffsets(in: [0, 1, 2, 3, 4])
    #expect(end.offsets == IndexSet([0, 2]))
    #expect(end.destination == 5)
    #expect(Self.move([2, 0], .end).sortedSources(in: [0, 1, 2]) == [0, 2])
  }
}
