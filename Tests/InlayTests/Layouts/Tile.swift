import Inlay
import InlayTesting

/// A rectangle of one letter, whose frame can be read off the screen.
struct Tile: View {
  let letter: Character
  let width: Int
  let height: Int

  init(_ letter: Character, _ width: Int, _ height: Int = 1) {
    self.letter = letter
    self.width = width
    self.height = height
  }

  var body: some View {
    Text(
      Array(repeating: String(repeating: letter, count: width), count: height)
        .joined(separator: "\n")
    )
    .fixedSize()
  }
}

/// The rows that a view in the corner of a screen fills, without empty ones at the end.
@MainActor
func frame<Content: View>(
  _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
) -> String {
  let content = content()
  let screen = TestScreen(columns, rows) {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
  var lines = screen.rows
  while lines.last == "" { lines.removeLast() }
  return lines.joined(separator: "\n")
}
