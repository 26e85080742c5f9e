import Foundation
import Testing

/// The cases, played by views on a screen that reads the bytes of a terminal.
@MainActor @Suite struct ViewCaseTests {
  /// The cases that stacks, lists, grids and scroll views cannot lay out, with the reason.
  static let inexpressible: [String: String] = [:]

  nonisolated static let cases = ReorderCase.playable

  @Test(arguments: cases)
  func behaves(_ reorderCase: ReorderCase) throws {
    if Self.inexpressible[reorderCase.id] != nil { return }
    try play(reorderCase)
  }

  /// A container can be what scrolls, or what is scrolled.
  @Test(arguments: cases.filter { $0.json["setup"]?["scroll"] != nil })
  func behavesInsideAScrollView(_ reorderCase: ReorderCase) throws {
    try play(reorderCase, isInsideScrollView: true)
  }

  private func play(_ reorderCase: ReorderCase, isInsideScrollView: Bool = false) throws {
    let events = try #require(reorderCase.json["events"]?.array)
    let setup = ScreenSetup(try #require(reorderCase.json["setup"]))
    let runner = try ViewCaseRunner(setup, events, isInsideScrollView: isInsideScrollView)
    runner.play(events)
    try reorderCase.check(runner.model.log, runner.end)
  }
}
