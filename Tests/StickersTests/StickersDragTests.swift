import InlayTesting
import Testing

@testable import stickers

@MainActor
struct StickersDragTests {
  let stickers = StickersScreen()
  var screen: TestScreen { stickers.screen }

  @Test func atRest() {
    assertFrame(
      screen,
      matches: """
         Stickers                     6 stickers
        ─────────────────────────────────────────
         ┏━━━━━━━━━━┓ ╭──────────╮ ╭──────────╮
         ┃ · ▤ 0    ┃ │ · ▤ 0    │ │ ·  ★     │
         ┃   Keep   ┃ │  Gifts   │ │   Star   │
         ┗━━━━━━━━━━┛ ╰──────────╯ ╰──────────╯
         ╭──────────╮ ╭──────────╮ ╭──────────╮
         │ ·  ♥     │ │ ·  ☂     │ │ ·  ♫     │
         │  Heart   │ │   Rain   │ │   Song   │
         ╰──────────╯ ╰──────────╯ ╰──────────╯
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
  }

  @Test func aStickerMovesToAnotherPlace() {
    screen.lift("Star")
    screen.move(to: .after("Song"))
    assertFrame(
      screen,
      matches: """
         Stickers                     6 stickers
        ─────────────────────────────────────────
         ╭──────────╮ ╭──────────╮ ╭──────────╮
         │ · ▤ 0    │ │ · ▤ 0    │ │ ·  ♥     │
         │   Keep   │ │  Gifts   │ │  Heart   │
         ╰──────────╯ ╰──────────╯ ╰──────────╯
         ╭──────────╮ ╭──────────╮ ╭╌╌╌╌╌╌╌╌╌╌╮
         │ ·  ☂     │ │ ·  ♫     │ ┏━━━━━━━━━━┓
         │   Rain   │ │   Song   │ ┃ ·  ★     ┃
         ╰──────────╯ ╰──────────╯ ┃   Star   ┃
         ╭──────────╮ ╭──────────╮ ┗━━━━━━━━━━┛
         │ ·  ☾     │ │ ·  ✿     │
         │   Moon   │ │  Flower  │
         ╰──────────╯ ╰──────────╯
         ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮
         ╎              ✗ Trash               ╎
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        ─────────────────────────────────────────
         Star → 6 of 8               Esc cancels
        """)
    screen.drop()
    #expect(
      stickers.names == ["Keep", "Gifts", "Heart", "Rain", "Song", "Star", "Moon", "Flower"])
    #expect(stickers.status.contains("Moved Star."))
  }

  @Test func escapeChangesNothing() {
    screen.lift("Star")
    screen.move(to: .after("Song"))
    screen.cancel()
    #expect(
      stickers.names == ["Keep", "Gifts", "Star", "Heart", "Rain", "Song", "Moon", "Flower"])
    #expect(stickers.status.contains("formation"))
  }

  @Test func theSelectedMoveTogetherInTheOrderOfSelection() {
    screen.click("Moon")
    screen.click("Star")
    screen.click("Rain")
    #expect(screen.rows[0].hasSuffix("6 stickers · 3 selected"))
    screen.lift("Rain")
    screen.move(to: .before("Heart"))
    assertFrame(
      screen,
      matches: """
         Stickers        6 stickers · 3 selected
        ──────────────────────╔════════ 3 ───────
         ╭──────────╮ ╭──────╔║ ✓  ☾     ║═╗╌╌╮
         │ · ▤ 0    │ │ · ▤ 0║║   Moon   ║ ║  ╎
         │   Keep   │ │  Gift║╚══════════╝ ║  ╎
         ╰──────────╯ ╰──────╚══╚══════════╝╌╌╯
         ╭╌╌╌╌╌╌╌╌╌╌╮ ╭╌╌╌╌╌╌╌╌╌╌╮ ╭──────────╮
         ╎          ╎ ╎          ╎ │ ·  ♥     │
         ╎          ╎ ╎          ╎ │  Heart   │
         ╰╌╌╌╌╌╌╌╌╌╌╯ ╰╌╌╌╌╌╌╌╌╌╌╯ ╰──────────╯
         ╭──────────╮ ╭──────────╮
         │ ·  ♫     │ │ ·  ✿     │
         │   Song   │ │  Flower  │
         ╰──────────╯ ╰──────────╯
         ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮
         ╎              ✗ Trash               ╎
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        ─────────────────────────────────────────
         3 stickers → 3 of 8         Esc cancels
        """)
    screen.drop()
    #expect(
      stickers.names == ["Keep", "Gifts", "Moon", "Star", "Rain", "Heart", "Song", "Flower"])
    screen.type("u")
    #expect(
      stickers.names == ["Keep", "Gifts", "Star", "Heart", "Rain", "Song", "Moon", "Flower"])
  }

  @Test func theTrashHasTheSourceRemoveWhatIsDropped() {
    screen.click("Star")
    screen.click("Song")
    screen.lift("Star")
    screen.move(over: "Trash")
    assertFrame(
      screen,
      matches: """
         Stickers        6 stickers · 2 selected
        ─────────────────────────────────────────
         ╭──────────╮ ╭──────────╮ ╭╌╌╌╌╌╌╌╌╌╌╮
         │ · ▤ 0    │ │ · ▤ 0    │ ╎          ╎
         │   Keep   │ │  Gifts   │ ╎          ╎
         ╰──────────╯ ╰──────────╯ ╰╌╌╌╌╌╌╌╌╌╌╯
         ╭──────────╮ ╭──────────╮ ╭╌╌╌╌╌╌╌╌╌╌╮
         │ ·  ♥     │ │ ·  ☂     │ ╎          ╎
         │  Heart   │ │   Rain   │ ╎          ╎
         ╰──────────╯ ╰──────────╯ ╰╌╌╌╌╌╌╌╌╌╌╯
         ╭──────────╮ ╭──────────╮
         │ ·  ☾     │ │ ·  ✿     │
         │   Moon   │ │  Flower  │
         ╰──────────╯ ╰╔═══════ −2
         ┏━━━━━━━━━━━━━║ ✓  ★     ║═╗━━━━━━━━━┓
         ┃       ✗ Let ║   Star   ║ ║ay       ┃
         ┗━━━━━━━━━━━━━╚══════════╝ ║━━━━━━━━━┛
        ─────────────────╚══════════╝────────────
         2 stickers → Trash          Esc cancels
        """)
    screen.drop()
    #expect(stickers.names == ["Keep", "Gifts", "Heart", "Rain", "Moon", "Flower"])
    #expect(stickers.model.selection == [])
    #expect(stickers.status.contains("Threw away 2 stickers."))
    screen.type("u")
    #expect(stickers.names.count == 8)
  }

  @Test func aDragThatIsCancelledOverTheTrashRemovesNothing() {
    screen.lift("Star")
    screen.move(over: "Trash")
    screen.cancel()
    #expect(stickers.names.count == 8)
    #expect(stickers.model.hovered == nil)
  }

  @Test func aFolderTakesWhatIsDroppedOnItAndGivesItBack() {
    screen.click("Star")
    screen.click("Song")
    screen.lift("Song")
    screen.move(over: "Gifts")
    #expect(stickers.status.contains("2 stickers → into Gifts"))
    assertFrame(
      screen,
      matches: """
         Stickers        6 stickers · 2 selected
        ─────────────────────────────────────────
         ╭──────────╮ ╔════════ 2  ╭╌╌╌╌╌╌╌╌╌╌╮
         │ · ▤ 0    │ ║ ✓  ★     ║═╗          ╎
         │   Keep   │ ║   Star   ║ ║          ╎
         ╰──────────╯ ╚══════════╝ ║╌╌╌╌╌╌╌╌╌╌╯
         ╭──────────╮ ╭─╚══════════╝╌╌╌╌╌╌╌╌╌╌╮
         │ ·  ♥     │ │ ·  ☂     │ ╎          ╎
         │  Heart   │ │   Rain   │ ╎          ╎
         ╰──────────╯ ╰──────────╯ ╰╌╌╌╌╌╌╌╌╌╌╯
         ╭──────────╮ ╭──────────╮
         │ ·  ☾     │ │ ·  ✿     │
         │   Moon   │ │  Flower  │
         ╰──────────╯ ╰──────────╯
         ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮
         ╎              ✗ Trash               ╎
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        ─────────────────────────────────────────
         2 stickers → into Gifts     Esc cancels
        """)
    screen.drop()
    #expect(stickers.names == ["Keep", "Gifts", "Heart", "Rain", "Moon", "Flower"])
    #expect(stickers.contents(of: "Gifts") == ["Star", "Song"])
    #expect(screen.shows("▤ 2"))
    screen.click("Gifts")
    #expect(
      stickers.names == ["Keep", "Gifts", "Star", "Song", "Heart", "Rain", "Moon", "Flower"])
    #expect(stickers.contents(of: "Gifts") == [])
  }

  @Test func afterAFolderTheGapIsFollowedAgain() {
    screen.lift("Moon")
    screen.move(over: "Keep")
    screen.move(to: .before("Heart"))
    #expect(stickers.status.contains("Moon → 4 of 8"))
    #expect(!screen.shows("↓"))
    screen.drop()
    #expect(
      stickers.names == ["Keep", "Gifts", "Star", "Moon", "Heart", "Rain", "Song", "Flower"])
  }

  @Test func aFolderRefusesFolders() {
    screen.lift("Keep")
    screen.move(over: "Gifts")
    #expect(stickers.status.contains("No folder goes into a folder"))
    #expect(screen.shows("✗"))
    screen.drop()
    #expect(stickers.names.prefix(2) == ["Keep", "Gifts"])
    #expect(stickers.contents(of: "Gifts") == [])
  }

  @Test func aFolderIsThrownAwayWithWhatItHolds() {
    screen.drag("Star", to: .on("Gifts"))
    screen.drag("Gifts", to: .on("Trash"))
    #expect(stickers.names == ["Keep", "Heart", "Rain", "Song", "Moon", "Flower"])
    screen.type("u")
    #expect(stickers.contents(of: "Gifts") == ["Star"])
  }

  @Test func aDragGoesOnOnAnotherSize() {
    screen.lift("Star")
    screen.move(to: .after("Song"))
    screen.resize(28, 25)
    screen.move(to: .before("Flower"))
    #expect(stickers.status.contains("Star → 7 of 8"))
    screen.drop()
    #expect(stickers.names.suffix(3) == ["Moon", "Star", "Flower"])
  }

  @Test func theGridScrollsWhileADragRestsAtItsEdge() {
    let stickers = StickersScreen(rows: 15)
    #expect(!stickers.screen.shows("Moon"))
    stickers.screen.lift("Star")
    stickers.screen.move(20, 8)
    stickers.screen.move(20, 9)
    stickers.screen.advance(by: .seconds(3))
    #expect(stickers.screen.shows("Moon"))
    stickers.screen.cancel()
    #expect(stickers.names[2] == "Star")
  }
}
