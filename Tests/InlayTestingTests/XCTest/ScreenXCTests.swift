import Inlay
import InlayTesting
import XCTest

/// The same actions and checks in a test of XCTest.
final class ScreenXCTests: XCTestCase {
  @MainActor func testAClick() {
    let screen = TestScreen(12, 1) { Text("Ship it") }
    assertFrame(screen, matches: "  Ship it")
    assertTree(screen, matches: "text \"Ship it\"")
    assertSnapshot(screen)
  }

  @MainActor func testTimePasses() async {
    let screen = TestScreen(12, 1) { Waiting() }
    await screen.advance(by: .seconds(2))
    XCTAssertEqual(screen.text, "    done")
  }

  #if os(Linux)
    private nonisolated(unsafe) var caught: [String]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if caught != nil {
        caught?.append(description)
      } else {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    /// A check that fails makes the test fail.
    @MainActor func testAFailure() {
      caught = []
      assertFrame(TestScreen(12, 1) { Text("Ship it") }, matches: "Shipped")
      let failures = caught ?? []
      caught = nil
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first?.contains("expected  |Shipped|") ?? false)
    }
  #endif
}

private struct Waiting: View {
  @State private var text = "wait"
  @Environment(\.clock) private var clock

  var body: some View {
    Text(text).task {
      try? await clock.sleep(for: .seconds(1))
      text = "done"
    }
  }
}
