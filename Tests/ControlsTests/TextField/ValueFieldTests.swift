import Foundation
import InlayTesting
import Observation
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor @Observable
private final class Order {
  var count = 3
  var limit: Int?
}

@MainActor
struct ValueFieldTests {
  private let order = Order()

  private func screen() -> TestScreen {
    let order = order
    return .corner(10, 2) {
      TextField(
        "Count", value: Binding(get: { order.count }, set: { order.count = $0 }),
        format: .number.grouping(.never))
      TextField(
        "Limit", value: Binding(get: { order.limit }, set: { order.limit = $0 }),
        format: .number, prompt: Text("none"))
    }
  }

  @Test func theValueFollowsWhatIsTyped() {
    let screen = screen()
    #expect(screen.lines == ["3", "none"])
    screen.key(.tab)
    screen.type("75")
    #expect(screen.lines[0] == "375")
    #expect(order.count == 375)
  }

  @Test func textThatIsNoValueLeavesTheValue() {
    let screen = screen()
    screen.key(.tab)
    screen.key(.delete)
    #expect(screen.lines[0] == "Count")
    screen.type("x")
    #expect(screen.lines[0] == "x")
    #expect(order.count == 3)
    screen.key(.return)
    #expect(screen.lines[0] == "3", "Return shows the value again")
    screen.type("x")
    screen.key(.tab)
    #expect(screen.lines[0] == "3", "so does leaving the field")
  }

  @Test func emptyTextStandsForNoValue() {
    let screen = screen()
    screen.click(0, 1)
    screen.type("8")
    #expect(order.limit == 8)
    screen.key(.delete)
    #expect(order.limit == nil)
    #expect(screen.lines == ["3", "none"])
  }
}
