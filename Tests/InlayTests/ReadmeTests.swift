import Foundation
import Inlay
import InlayTesting
import Testing

/// The example of the README is `TodoList.swift` of this folder and the app around it.
@MainActor
struct ReadmeTests {
  private func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func exampleIsTheCompiledOne() throws {
    let readme = try text(of: "README.md")
    let example = try #require(readme.range(of: "```swift\n"))
    let rest = readme[example.upperBound...]
    let end = try #require(rest.range(of: "\n```"))
    let app = """

      @main
      struct TodoApp: App {
        var body: some Scene { WindowGroup { TodoList() } }
      }
      """
    #expect(try text(of: "Tests/InlayTests/TodoList.swift") + app == rest[..<end.lowerBound])
  }

  @Test func exampleReorders() {
    let screen = TestScreen(24, 9) { TodoList() }
    assertFrame(
      screen,
      matches: """
         ╭────────────────────╮
         │Write docs          │
         ╰────────────────────╯
         ╭────────────────────╮
         │Fix the build       │
         ╰────────────────────╯
         ╭────────────────────╮
         │Ship it             │
         ╰────────────────────╯
        """)
    screen.press(3, 1)
    screen.move(3, 7)
    screen.release(3, 7)
    assertFrame(
      screen,
      matches: """
         ╭────────────────────╮
         │Fix the build       │
         ╰────────────────────╯
         ╭────────────────────╮
         │Ship it             │
         ╰────────────────────╯
         ╭────────────────────╮
         │Write docs          │
         ╰────────────────────╯
        """)
  }

  /// The README's second example.
  @Test func exampleIsTested() {
    let screen = TestScreen(24, 9) { TodoList() }
    screen.drag("Write docs", to: .after("Fix the build"))
    assertFrame(
      screen,
      matches: """
         ╭────────────────────╮
         │Fix the build       │
         ╰────────────────────╯
         ╭────────────────────╮
         │Write docs          │
         ╰────────────────────╯
         ╭────────────────────╮
         │Ship it             │
         ╰────────────────────╯
        """)
  }
}
