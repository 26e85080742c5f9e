import BoardFile
import InlayTesting
import Testing

@testable import board

@MainActor
struct BoardHelpTests {
  @Test func everyKeyIsExplained() throws {
    let board = try BoardScreen("## Todo\n- [ ] Alpha\n", columns: 64, rows: 20)
    board.screen.press(.downArrow)
    let before = board.screen.text
    board.screen.type("?")
    assertFrame(
      board.screen,
      matches: """
         board                                                   1 card
        ╭──────────────────────────────────────────────────────────────╮
        │  What you can do                                             │
        │                                                              │
        │  ↑ ↓ ← → Tab     go to a card or a heading                   │
        │  Space, drag     lifts; Space drops, Esc lets go             │
        │  Alt ↑ ↓ ← →     moves a card or column at once              │
        │  v, Ctrl-click   selects; what is selected moves as a stack  │
        │  a n             adds a card below                           │
        │  e Return        edits; Return saves, Esc gives up           │
        │  x, click on ○   checks off                                  │
        │  d Del           deletes                                     │
        │  u               undoes                                      │
        │  U Ctrl-R        does it again                               │
        │  /               filters; Esc shows all cards                │
        │  q               quits                                       │
        │                                                              │
        │  Any key closes this                                         │
        ╰──────────────────────────────────────────────────────────────╯
         Drag a card to move it                        ? help · q quits
        """)
    // The next key closes it, and is no more than that.
    board.screen.type("d")
    #expect(board.screen.text == before)
    board.screen.type("d")
    #expect(board.titles == [[]])
  }
}
