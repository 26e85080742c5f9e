import Inlay
import InlayTesting
import Testing

struct Badge: View {
  let count: Int

  var body: some View {
    HStack(spacing: 1) {
      Text("Inbox").lineLimit(1)
      Text(" \(count) ").bold().foregroundStyle(.white).background(
        Color(red: 0.8, green: 0, blue: 0.3)
      )
      .fixedSize()
    }
  }
}

@MainActor
struct BadgeTests {
  @Test(arguments: FrameColors.allCases)
  func looksRightIn(colors: FrameColors) {
    let screen = TestScreen(16, 1) { Badge(count: 12) }
    assertSnapshot(screen, named: "\(colors)", colors: colors)
  }

  @Test(arguments: [1, 4, 8, 40])
  func keepsTheNumberInSight(width: Int) {
    let screen = TestScreen(width, 1) { Badge(count: 12) }
    // What a terminal shows that has read the bytes of the frame.
    assertSnapshot(screen, named: "\(width)-columns", from: .rendered)
  }
}
