import Inlay

struct KeysPage: View {
  @State private var x: CGFloat = 0
  @State private var saves = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Focus the bar, and press ← and →")
        .foregroundStyle(.secondary)
      Bar(x: x)
        .focusable()
        .onKeyPress(.leftArrow) { move(-1) }
        .onKeyPress(.rightArrow) { move(1) }
      Button("Save with Control-S") { saves += 1 }
        .keyboardShortcut("s")
      Text("\(saves) saves")
    }
  }

  private func move(_ step: CGFloat) -> KeyPress.Result {
    x = min(max(0, x + step), 29)
    return .handled
  }
}

struct Bar: View {
  let x: CGFloat
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text("◆").offset(x: x)
      .frame(width: 30, alignment: .leading)
      .background(isFocused ? Color.blue : .gray)
  }
}
