import Foundation
import Testing

@testable import DragReorder

/// Every result of a drop against the naive rule: remove the sources everywhere, find the anchor,
/// insert them there.
@Suite struct ResultTests {
  private static let names = ["a", "b", "c", "d", "e", "f"]

  private static func check(_ orders: Orders, carrying sources: [String]) {
    for entry in orders.entries {
      let base = entry.items.filter { !sources.contains($0) }
      for index in 0...base.count {
        var expected = orders
        for source in sources { expected.remove(source) }
        var items = expected[entry.id]!
        items.insert(contentsOf: sources, at: index)
        expected[entry.id] = items

        let gap = ReorderLocation(collection: entry.id, index: index)
        let projection = ReorderProjection(sources: sources, in: orders, gap: gap)
        let position: ReorderDifference<String, String>.Destination.Position =
          index < base.count ? .before(base[index]) : .end
        let difference = ReorderDifference(
          sources: sources, destination: .init(position: position, collectionID: entry.id))
        guard orders.shown(by: projection) == expected,
          projection.isLiveOrder == (expected == orders),
          orders.applying(difference) == expected
        else {
          Issue.record("\(orders.dictionary) carrying \(sources) to \(entry.id) \(index)")
          return
        }
      }
    }
  }

  @Test(arguments: 1...6)
  func everyMoveInOneCollection(count: Int) {
    let items = Array(Self.names.prefix(count))
    for sources in arrangements(of: items) where !sources.isEmpty {
      Self.check(Orders([("list", items)]), carrying: sources)
    }
  }

  @Test(arguments: 1...5)
  func everyMoveBetweenTwoCollections(count: Int) {
    let items = Array(Self.names.prefix(count))
    for split in 0...count {
      let orders = Orders([("x", Array(items[..<split])), ("y", Array(items[split...]))])
      for sources in arrangements(of: items) where !sources.isEmpty {
        Self.check(orders, carrying: sources)
      }
    }
  }

  @Test(arguments: 1...6)
  func indicesAreThoseOfTheNaiveMaps(count: Int) {
    let items = Array(Self.names.prefix(count))
    let orders = Orders([("list", items)])
    for sources in arrangements(of: items) where !sources.isEmpty {
      let base = items.filter { !sources.contains($0) }
      let projection = ReorderProjection(sources: sources, in: orders, gap: nil)
      for (index, item) in base.enumerated() {
        let live = projection.liveIndex(ofBase: index, in: "list")
        #expect(items[live] == item)
        #expect(projection.baseIndex(ofLive: live, in: "list") == index)
        #expect(projection.shownIndex(ofBase: index, in: "list") == live)
      }
      #expect(projection.liveIndex(ofBase: base.count, in: "list") == count)
      for gap in 0...base.count {
        var placed = projection
        placed.gap = ReorderLocation(collection: "list", index: gap)
        let shown = orders.shown(by: placed)["list"]!
        for (index, item) in base.enumerated() {
          #expect(shown[placed.shownIndex(ofBase: index, in: "list")] == item)
        }
      }
    }
  }

  @Test func withoutDestinationCarriedItemsStandAtHome() {
    let orders = Orders([("list", ["a", "b", "c"])])
    let projection = ReorderProjection(sources: ["c", "a"], in: orders, gap: nil)
    #expect(
      (0..<3).map { projection.slot(at: $0, in: "list") } == [.carried(1), .live(1), .carried(0)])
  }

  @Test func sourcesThatDoNotExistAreLeftOut() {
    let orders = Orders([("list", ["a", "b"])])
    let projection = ReorderProjection(sources: ["x", "b"], in: orders, gap: nil)
    #expect(projection.sources == ["b"])
  }
}
