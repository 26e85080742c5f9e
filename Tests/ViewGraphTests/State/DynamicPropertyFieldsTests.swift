import Testing

@testable import ViewGraph

@MainActor
struct DynamicPropertyFieldsTests {
  private struct Properties {
    let plain = State(initialValue: 1)
    @State var wrapped = 2
    @Environment(\.isEnabled) var isEnabled
    let text = ""
  }

  @Test func ofAllFields() {
    let properties = DynamicProperties(Properties.self)
    #expect(properties.count == 3)
    #expect(properties.readsEnvironment)
  }

  @Test func ofPropertyWrappersAlone() {
    let properties = DynamicProperties(Properties.self, .wrapped)
    #expect(properties.count == 2)
    #expect(properties.readsEnvironment)
  }

  @Test func ofNone() {
    let properties = DynamicProperties(Properties.self, .none)
    #expect(properties.isEmpty)
    #expect(!properties.readsEnvironment)
  }
}
