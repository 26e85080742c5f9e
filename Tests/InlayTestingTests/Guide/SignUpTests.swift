import Inlay
import InlayTesting
import Testing

struct SignUp: View {
  @State private var name = ""
  @State private var agrees = false
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name).focused($isNameFocused)
      Toggle("I agree", isOn: $agrees)
      Button("Join") {}.disabled(name.isEmpty || !agrees).accessibilityIdentifier("join")
    }
    .onAppear { isNameFocused = true }
  }
}

@MainActor
struct SignUpTests {
  @Test(arguments: [InputRoute.events, .bytes])
  func everythingIsReachedByKeys(route: InputRoute) {
    let screen = TestScreen(24, 5) { SignUp() }
    screen.type("Zoë 日本", via: route)
    screen.press(.tab, via: route)
    screen.press(.space, via: route)
    screen.press(.tab, via: route)
    assertTree(
      screen,
      matches: """
        text field "Name" = Zoë 日本
        toggle "I agree" = on
        button "Join" #join (focused)
        """)
  }
}
