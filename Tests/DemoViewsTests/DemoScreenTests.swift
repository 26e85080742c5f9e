import DemoViews
import Inlay
import InlayTesting
import Testing

@MainActor
struct DemoScreenTests {
  private struct Words: View {
    @State private var words = ["tea", "milk", "bread"].map(Word.init)
    @State private var cleared = 0

    var body: some View {
      DemoScreen(
        "Words", detail: "\(words.count) words", status: "\(cleared) cleared",
        keys: [("drag", "moves a word"), ("c", "clears")]
      ) {
        VStack(alignment: .leading) {
          ForEach(words) { Text($0.id) }.reorderable()
        }
        .reorderContainer(for: Word.self) { words.apply($0) }
      }
      .onKeyPress("c") {
        cleared += 1
        return .handled
      }
    }
  }

  private struct Word: Identifiable {
    let id: String
  }

  private let screen = TestScreen(40, 12) { Words() }

  @Test func titleContentAndStatus() {
    assertFrame(
      screen,
      matches: """
         Words                          3 words
        ────────────────────────────────────────
        tea
        milk
        bread





        ────────────────────────────────────────
         0 cleared             ? help · q quits
        """)
  }

  @Test func helpLiesOverTheContent() {
    screen.type("?")
    assertFrame(
      screen,
      matches: """
         Words                          3 words
        ───────╭───────────────────────╮────────
        tea    │  What you can do      │
        milk   │                       │
        bread  │  drag   moves a word  │
               │  c      clears        │
               │  q      quits         │
               │                       │
               │  Any key closes this  │
               ╰───────────────────────╯
        ────────────────────────────────────────
         0 cleared             ? help · q quits
        """)
  }

  @Test(arguments: ["c", "q", "?", " ", "\u{1B}"] as [Character])
  func everyKeyClosesHelpAndDoesNothingElse(key: Character) {
    let before = screen.text
    screen.type("?")
    #expect(screen.shows("What you can do"))
    screen.press(KeyEquivalent(key))
    #expect(screen.text == before)
  }

  @Test func aClickClosesHelpAndLiftsNothing() {
    let before = screen.text
    screen.type("?")
    screen.press(1, 2)
    screen.move(1, 6)
    screen.release(1, 6)
    screen.click(1, 3)
    #expect(screen.text == before)
  }

  @Test func theFocusIsWhereItWasAfterHelp() {
    screen.press(.tab)
    screen.press(.downArrow)
    screen.type("?")
    screen.press(.downArrow)
    screen.press(.downArrow, modifiers: .option)
    #expect(screen.rows[2...4].map { $0 } == ["tea", "bread", "milk"])
  }

  @Test func helpEndsADrag() {
    screen.lift("tea")
    screen.move(to: .after("bread"))
    screen.type("?")
    screen.release(1, 5)
    screen.press(.escape)
    #expect(screen.rows[2...4].map { $0 } == ["tea", "milk", "bread"])
  }

  @Test(arguments: [(1, 1), (2, 2), (20, 6), (5, 40)] as [(Int, Int)])
  func screensOfEverySize(columns: Int, rows: Int) {
    screen.resize(columns, rows)
    screen.type("?")
    screen.resize(40, 12)
    screen.type("?")
    #expect(screen.rows[0].hasPrefix(" Words"))
  }
}
