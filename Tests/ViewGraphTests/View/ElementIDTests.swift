import Testing

@testable import ViewGraph

@MainActor
struct ElementIDTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private let items = [Item(id: 3, name: "c"), Item(id: 1, name: "a")]

  private func byIdentity() -> ElementID<Item, Int> { ForEach(items) { Text($0.name) }.id }
  private func byProperty() -> ElementID<Item, String> {
    ForEach(items, id: \.name) { Text($0.name) }.id
  }
  private func ofRange() -> ElementID<Int, Int> { ForEach(0..<4) { Text("\($0)") }.id }

  @Test func tellsTheIdentifier() {
    #expect(items.map { byIdentity()($0) } == [3, 1])
    #expect(items.map { byProperty()($0) } == ["c", "a"])
    #expect(ofRange()(2) == 2)
  }

  @Test func hasTheSameBitsEachTimeItIsMade() {
    #expect(bitEqual(byIdentity(), byIdentity()))
    #expect(bitEqual(byProperty(), byProperty()))
    #expect(bitEqual(ofRange(), ofRange()))
  }

  @Test func differsForAnotherProperty() {
    let other = ForEach(items, id: \.name.count) { Text($0.name) }.id
    #expect(!bitEqual(other, ForEach(items, id: \.id) { Text($0.name) }.id))
  }
}
