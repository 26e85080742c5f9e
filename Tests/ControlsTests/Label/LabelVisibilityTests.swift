import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct LabelVisibilityTests {
  @Test func controlsLeaveOutTheirLabels() {
    let screen = TestScreen.corner(20, 6) {
      VStack(alignment: .leading) {
        Toggle("Wash", isOn: .constant(true))
        Picker("Which", selection: .constant(1)) { Text("one").tag(1) }
        Stepper("Count", value: .constant(1))
      }
      .labelsHidden()
    }
    #expect(screen.lines == ["[x]", "(•) one", "[-] [+]"])
  }

  @Test func buttonsAndTogglesTakeSymbols() {
    let screen = TestScreen.corner(20, 2) {
      Button("Add", systemImage: "plus") {}
      Toggle("Mark", systemImage: "plus", isOn: .constant(false))
    }
    #expect(screen.lines == ["[ + Add ]", "[ ] + Mark"])
  }
}
