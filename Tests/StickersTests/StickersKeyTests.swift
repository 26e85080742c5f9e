import InlayTesting
import Testing

@testable import stickers

@MainActor
struct StickersKeyTests {
  let stickers = StickersScreen()
  var screen: TestScreen { stickers.screen }

  @Test func keysSelectWithoutAMouse() {
    screen.press(.rightArrow, times: 2)
    screen.type("v")
    screen.press(.downArrow)
    screen.type("v")
    #expect(stickers.model.chosen.map(\.name) == ["Star", "Song"])
    assertFrame(
      screen,
      matches: """
         Stickers        6 stickers · 2 selected
        ─────────────────────────────────────────
         ╭──────────╮ ╭──────────╮ ╔══════════╗
         │ · ▤ 0    │ │ · ▤ 0    │ ║ ✓  ★     ║
         │   Keep   │ │  Gifts   │ ║   Star   ║
         ╰──────────╯ ╰──────────╯ ╚══════════╝
         ╭──────────╮ ╭──────────╮ ╔══════════╗
         │ ·  ♥     │ │ ·  ☂     │ ║ ✓  ♫     ║
         │  Heart   │ │   Rain   │ ║   Song   ║
         ╰──────────╯ ╰──────────╯ ╚══════════╝
         ╭──────────╮ ╭──────────╮
         │ ·  ☾     │ │ ·  ✿     │
         │   Moon   │ │  Flower  │
         ╰──────────╯ ╰──────────╯
         ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮
         ╎              ✗ Trash               ╎
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        ─────────────────────────────────────────
         formation: default · drag, or v s…    ?
        """)
    screen.press(.escape)
    #expect(stickers.model.selection == [])
  }

  @Test func keysCarryWhatIsSelected() {
    screen.press(.rightArrow, times: 2)
    screen.type("v")
    screen.press(.downArrow)
    screen.type("v")
    screen.press(.space)
    screen.press(.leftArrow)
    #expect(stickers.status.contains("2 stickers →"))
    screen.press(.home)
    screen.press(.space)
    #expect(stickers.names.prefix(3) == ["Star", "Song", "Keep"])
  }

  @Test func optionWithAnArrowMovesAtOnce() {
    screen.press(.rightArrow, modifiers: .option)
    #expect(stickers.names.prefix(2) == ["Gifts", "Keep"])
  }

  @Test func keysFillAndEmptyAFolder() {
    screen.press(.rightArrow, times: 2)
    screen.type("v")
    screen.press(.downArrow)
    screen.type("v")
    screen.press(.home)
    screen.type("i")
    #expect(stickers.contents(of: "Keep") == ["Star", "Song"])
    screen.press(.return)
    #expect(stickers.contents(of: "Keep") == [])
    #expect(stickers.names.prefix(4) == ["Keep", "Star", "Song", "Gifts"])
  }

  @Test func deleteThrowsAwayWhatHasTheFocusOrIsSelected() {
    screen.press(.rightArrow, times: 2)
    screen.press(.delete)
    #expect(stickers.names.prefix(3) == ["Keep", "Gifts", "Heart"])
    screen.type("v")
    screen.press(.rightArrow)
    screen.type("v")
    screen.press(.deleteForward)
    #expect(stickers.names == ["Keep", "Gifts", "Song", "Moon", "Flower"])
    screen.type("uuu")
    #expect(stickers.names.count == 8)
    #expect(stickers.status.contains("There is nothing to undo."))
  }

  @Test(
    arguments: [
      (0, "default"), (1, "list"), (2, "none"), (3, "pile"), (4, "stack"), (5, "default"),
    ] as [(Int, String)])
  func aKeyChoosesHowSeveralAreCarried(presses: Int, name: String) {
    screen.type(String(repeating: "f", count: presses))
    #expect(stickers.status.contains("formation: \(name)"))
  }

  @Test func theFormationsLookDifferent() {
    var pictures: Set<String> = []
    screen.click("Star")
    screen.click("Heart")
    screen.click("Moon")
    for _ in Formation.allCases {
      screen.lift("Star")
      screen.move(to: .after("Flower"))
      pictures.insert(screen.text)
      screen.cancel()
      screen.type("f")
    }
    // The default is a pile.
    #expect(pictures.count == 4)
  }

  @Test func keysDoNothingElseDuringADrag() {
    screen.lift("Star")
    screen.move(over: "Song")
    screen.type("fuv")
    screen.press(.delete)
    screen.cancel()
    #expect(stickers.names.count == 8)
    #expect(stickers.status.contains("formation: default"))
  }

  @Test func aSeedShufflesTheSameWayEachTime() {
    let shuffled = Sticker.all(seed: 7)
    #expect(shuffled == Sticker.all(seed: 7))
    #expect(shuffled != Sticker.all(seed: 8))
    #expect(Set(shuffled) == Set(Sticker.all()))
    #expect(shuffled.prefix(2).map(\.isFolder) == [true, true])
  }
}
