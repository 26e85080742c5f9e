import BoardFile
import InlayTesting
import InputEvents
import Testing

@testable import board

/// Cards that are added, changed, checked off and deleted, through to the bytes of the file.
@MainActor
struct BoardEditTests {
  static let text = "## Todo\n\n- [ ] Alpha\n- Beta\n\n## Done\n\n- [x] Gamma\n"

  /// A board whose first card has the focus.
  private func focused(_ text: String = text) throws -> BoardScreen {
    let board = try BoardScreen(text)
    board.screen.press(.downArrow)
    return board
  }

  @Test(arguments: ["a", "n"] as [Character])
  func addsACardBelow(key: Character) throws {
    let board = try focused()
    board.screen.type(String(key))
    assertFrame(
      board.screen,
      matches: """
         board                       3 cards · 1 done
        ──────────────────────────────────────────────
          Todo ──────────── 2   Done ───────────── 1
         ╭───────────────────╮ ╭────────────────────╮
         │ ○ Alpha           │ │ ✓ Gamma            │
         ╰───────────────────╯ ╰────────────────────╯
         ┏━━━━━━━━━━━━━━━━━━━┓
         ┃ Title             ┃
         ┗━━━━━━━━━━━━━━━━━━━┛
         ╭───────────────────╮
         │ Beta              │
         ╰───────────────────╯



         Return saves the title          Esc gives up
        """)
    board.screen.type("New one")
    #expect(try board.file == Self.text)
    board.screen.press(.return)
    #expect(
      try board.file == Self.text.replacingOccurrences(of: "- Beta", with: "- New one\n- Beta"))
    #expect(board.statusLine.hasPrefix(" ✓ Added a card to Todo. Saved."))
    // The focus is on the new card.
    board.screen.type("x")
    #expect(board.titles == [["Alpha", "New one", "Beta"], ["Gamma"]])
    #expect(try board.file.contains("- [x] New one\n"))
  }

  @Test func addsToAnEmptyColumnFromItsHeading() throws {
    let board = try BoardScreen("## Todo\n- [ ] Alpha\n\n## Done\n")
    board.screen.click("Done")
    board.screen.type("aBeta")
    board.screen.press(.return)
    #expect(try board.file == "## Todo\n- [ ] Alpha\n\n## Done\n- [ ] Beta\n")
  }

  @Test func escapeGivesUp() throws {
    let board = try focused()
    board.screen.type("aNew")
    board.screen.press(.escape)
    board.screen.type("eMore")
    board.screen.press(.escape)
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma"]])
    #expect(try board.file == Self.text)
    // The focus is back on Alpha.
    board.screen.type("d")
    #expect(board.titles == [["Beta"], ["Gamma"]])
  }

  @Test func anEmptyTitleAddsNothing() throws {
    let board = try focused()
    board.screen.type("a  ")
    board.screen.press(.return)
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma"]])
    #expect(try board.file == Self.text)
  }

  @Test(arguments: ["e", .return] as [KeyEquivalent])
  func editsATitle(key: KeyEquivalent) throws {
    let board = try focused()
    board.screen.press(key)
    board.screen.type(" **two**")
    board.screen.press(.return)
    #expect(
      try board.file == Self.text.replacingOccurrences(of: "Alpha", with: "Alpha **two**"))
    #expect(board.titles[0] == ["Alpha two", "Beta"])
    #expect(board.statusLine.hasPrefix(" ✓ Edited “Alpha”. Saved."))
  }

  @Test func aDoubleClickEdits() throws {
    let board = try BoardScreen(Self.text)
    board.screen.click("Beta")
    board.screen.click("Beta")
    board.screen.type("!")
    board.screen.press(.return)
    #expect(board.titles[0] == ["Alpha", "Beta!"])
  }

  @Test func leavingTheFieldSaves() throws {
    let board = try focused()
    board.screen.type("e!")
    board.screen.click("Gamma")
    #expect(board.titles[0] == ["Alpha!", "Beta"])
  }

  @Test func anEmptyTitleIsRefusedAndTypedOn() throws {
    let board = try focused()
    board.screen.type("e")
    board.screen.press(.delete, times: 5)
    board.screen.press(.return)
    #expect(board.statusLine.hasPrefix(" ! Not saved. A card needs a title."))
    #expect(try board.file == Self.text)
    board.screen.type("Other")
    board.screen.press(.return)
    #expect(board.titles[0] == ["Other", "Beta"])
  }

  @Test func whatWasRefusedIsNotForgotten() throws {
    let board = try focused("## Todo\n- Alpha\n- [l]: /u\n")
    board.screen.type("e")
    board.screen.press(.delete, times: 5)
    board.screen.click("[l]: /u")
    #expect(board.statusLine.hasPrefix(" ! Not saved. A card needs a title."))
    board.screen.type("eOther")
    board.screen.press(.return)
    #expect(board.titles[0].first == "Other")
  }

  @Test func pastedLinesBecomeOne() throws {
    let board = try focused()
    board.screen.type("a")
    board.screen.send(bytes: "\u{1B}[200~# One\r\n- two\u{1B}[201~")
    board.screen.press(.return)
    #expect(board.titles[0] == ["Alpha", "# One - two", "Beta"])
    #expect(try board.file.contains("\n- \\# One - two\n"))
  }

  @Test func checksOffAndReopens() throws {
    let board = try focused()
    board.screen.type("x")
    #expect(try board.file == Self.text.replacingOccurrences(of: "[ ]", with: "[x]"))
    board.screen.type("x")
    #expect(try board.file == Self.text)
    // An item without a checkbox gets one.
    board.screen.press(.downArrow)
    board.screen.type("x")
    #expect(try board.file == Self.text.replacingOccurrences(of: "- Beta", with: "- [x] Beta"))
  }

  @Test func aClickOnTheCircleChecksOff() throws {
    let board = try BoardScreen(Self.text)
    board.screen.click("○")
    #expect(try board.file == Self.text.replacingOccurrences(of: "[ ]", with: "[x]"))
    #expect(board.statusLine.hasPrefix(" ✓ Checked off “Alpha”. Saved."))
  }

  @Test(arguments: ["d", .delete, .deleteForward] as [KeyEquivalent])
  func deletesAndUndoes(key: KeyEquivalent) throws {
    let board = try focused()
    board.screen.press(key)
    #expect(try board.file == Self.text.replacingOccurrences(of: "- [ ] Alpha\n", with: ""))
    #expect(board.statusLine.hasPrefix(" ✓ Deleted “Alpha”. Saved."))
    // The focus goes on to Beta, then to the heading.
    board.screen.press(key)
    #expect(board.titles == [[], ["Gamma"]])
    board.screen.press(key)
    #expect(board.titles == [[], ["Gamma"]])
    board.screen.type("uu")
    #expect(try board.file == Self.text)
    #expect(board.statusLine.hasPrefix(" ✓ Undone: Deleted “Alpha”."))
  }

  @Test func aCardThatAnotherProgramTakesAwayWhileItIsTypedIsAddedAgain() throws {
    let board = try focused()
    board.screen.type("e two")
    try board.changeFile("## Todo\n\n- Beta\n")
    #expect(board.statusLine.hasPrefix(" ! The card was changed elsewhere. Return"))
    board.screen.press(.return)
    #expect(try board.file == "## Todo\n\n- Alpha two\n- Beta\n")
  }
}
