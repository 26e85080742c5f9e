import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct KeyboardShortcutTests {
  let log = Log()

  @Test func actsWhereverTheFocusIs() {
    let log = log
    let screen = TestScreen.corner(20, 4) {
      Button("New") { log("new") }.keyboardShortcut("n")
      Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
    }
    screen.key("n", modifiers: .control)
    #expect(log.taken() == ["new"], "Command stands for Control")
    screen.key("n", modifiers: .command)
    #expect(log.taken() == ["new"])
    screen.key("n")
    #expect(log.taken() == [])
    screen.key(.return)
    screen.key(.escape)
    #expect(log.taken() == ["ok", "cancel"])
    screen.key(.tab)
    screen.key(.return)
    #expect(log.taken() == ["new"], "the button with the focus comes first")
  }

  @Test func theFirstOfSeveralTakesIt() {
    struct Both: View {
      let log: Log
      @State private var hasFirst = false

      var body: some View {
        if hasFirst { Button("First") { log("first") }.keyboardShortcut("x") }
        Button("Second") { log("second") }.keyboardShortcut("x")
        Button("Show") { hasFirst = true }.keyboardShortcut("h")
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 4) { Both(log: log) }
    screen.key("x", modifiers: .control)
    #expect(log.taken() == ["second"])
    screen.key("h", modifiers: .control)
    screen.key("x", modifiers: .control)
    #expect(log.taken() == ["first"])
  }

  @Test func viewThatHandlesTheKeyComesFirst() {
    let log = log
    let text = Box("")
    let screen = TestScreen.corner(20, 4) {
      TextField("Name", text: text.binding).onSubmit { log("submit") }
      Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
    }
    screen.key(.tab)
    screen.key(.return)
    #expect(log.taken() == ["submit"])
  }
}
