import InlayTesting
import Testing

@testable import reminders

@MainActor
struct RemindersDragTests {
  let list = RemindersScreen()
  var screen: TestScreen { list.screen }

  @Test func atRest() {
    assertFrame(
      screen,
      matches: """
         Reminders                        306 to do
        ────────────────────────────────────────────
         ▾  Today  ──────────────────────── 2 to do┃
           ✓  Plants
           ○  Dentist
           ○  Milk

         ▾  Week  ───────────────────────── 2 to do
           ○  Light
           ○  Letter

         ▸  Shop  ───────────────────────── 2 to do

         ▾  Later  ────────────────────────── empty


         ▾  Boxes  ────────────────────── 300 to do
           ○  Box 1
        ────────────────────────────────────────────
         Drag a reminder, or press Space          ?
        """)
  }

  @Test func aReminderMovesWithinItsSection() {
    screen.drag("Milk", to: .before("Dentist"))
    #expect(list.titles("Today") == ["Plants", "Milk", "Dentist"])
    #expect(list.status.contains("Moved “Milk” to Today."))
    screen.type("u")
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
  }

  @Test func aReminderMovesToAnotherSection() {
    screen.lift("Dentist")
    screen.move(to: .after("Light"))
    assertFrame(
      screen,
      matches: """
         Reminders                        306 to do
        ────────────────────────────────────────────
         ▾  Today  ──────────────────────── 2 to do┃
           ✓  Plants
           ○  Milk

         ▾  Week  ───────────────────────── 2 to do
           ○  Light
         ╌╌╌╌╌╌╌╌╌╌╌╌  ○  Dentist
           ○  Letter

         ▸  Shop  ───────────────────────── 2 to do

         ▾  Later  ────────────────────────── empty


         ▾  Boxes  ────────────────────── 300 to do
           ○  Box 1
        ────────────────────────────────────────────
         Dentist → 2 of 3 in Week       Esc cancels
        """)
    screen.drop()
    #expect(list.titles("Today") == ["Plants", "Milk"])
    #expect(list.titles("Week") == ["Light", "Dentist", "Letter"])
  }

  @Test func anEmptySectionTakesAReminder() {
    screen.lift("Milk")
    screen.move(5, 14)
    #expect(list.status.contains("Milk → 1 of 1 in Later"))
    assertFrame(
      screen,
      matches: """
         Reminders                        306 to do
        ────────────────────────────────────────────
         ▾  Today  ──────────────────────── 2 to do┃
           ✓  Plants
           ○  Dentist

         ▾  Week  ───────────────────────── 2 to do
           ○  Light
           ○  Letter

         ▸  Shop  ───────────────────────── 2 to do

         ▾  Later  ────────────────────────── empty
         ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
         ○  Milk
         ▾  Boxes  ────────────────────── 300 to do
           ○  Box 1
           ○  Box 2
        ────────────────────────────────────────────
         Milk → 1 of 1 in Later         Esc cancels
        """)
    screen.drop()
    #expect(list.titles("Later") == ["Milk"])
    #expect(screen.rows.contains { $0.contains("Later") && $0.contains("1 to do") })
  }

  @Test func escapeChangesNothing() {
    screen.lift("Milk")
    screen.move(to: .after("Letter"))
    screen.cancel()
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
    #expect(list.titles("Week") == ["Light", "Letter"])
  }

  @Test func awayFromTheListAReminderGoesBack() {
    screen.lift("Milk")
    screen.move(20, 0)
    screen.drop()
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
  }

  @Test func whatIsDoneStaysButOthersPassIt() {
    screen.press(8, 3)
    screen.move(8, 8)
    #expect(!list.status.contains("Plants"))
    screen.release(8, 8)
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
    screen.drag("Milk", to: .before("Plants"))
    #expect(list.titles("Today") == ["Milk", "Plants", "Dentist"])
  }

  @Test func aClosedSectionOpensUnderADragThatRestsOnIt() {
    screen.lift("Milk")
    screen.move(over: "Shop")
    screen.advance(by: .milliseconds(400))
    #expect(!screen.shows("Apples"))
    screen.advance(by: .milliseconds(200))
    #expect(screen.shows("Apples"))
    screen.move(to: .after("Apples"))
    assertFrame(
      screen,
      matches: """
         Reminders                        306 to do
        ────────────────────────────────────────────
         ▾  Today  ──────────────────────── 2 to do┃
           ✓  Plants
           ○  Dentist

         ▾  Week  ───────────────────────── 2 to do
           ○  Light
           ○  Letter

         ▾  Shop  ───────────────────────── 2 to do
           ○  Apples
         ╌╌╌╌╌╌╌╌╌╌╌╌╌╌  ○  Milk
           ○  Oats

         ▾  Later  ────────────────────────── empty


        ────────────────────────────────────────────
         Milk → 2 of 3 in Shop          Esc cancels
        """)
    screen.drop()
    #expect(list.titles("Shop") == ["Apples", "Milk", "Oats"])
  }

  @Test func anOpenSectionStaysOpenUnderADrag() {
    screen.lift("Milk")
    screen.move(over: "Week")
    screen.advance(by: .seconds(2))
    #expect(screen.shows("Light"))
    screen.cancel()
  }

  @Test func theListScrollsWhileADragRestsAtItsEdge() {
    screen.lift("Milk")
    screen.move(8, 15)
    screen.move(8, 17)
    screen.advance(by: .milliseconds(250))
    #expect(screen.shows("Today"))
    screen.advance(by: .seconds(5))
    #expect(!screen.shows("Letter"))
    #expect(list.status.contains("in Boxes"))
    let place = list.status
    screen.drop()
    let index = list.titles("Boxes").firstIndex(of: "Milk") ?? 0
    #expect(index > 20)
    #expect(place.contains("\(index + 1) of 301"))
    // Standing still it is where it was dropped.
    screen.advance(by: .seconds(2))
    #expect(screen.shows("Milk"))
  }

  @Test func theWheelScrollsDuringADrag() {
    screen.lift("Milk")
    screen.move(8, 10)
    screen.wheel(30, at: 8, 10)
    screen.move(9, 10)
    #expect(list.status.contains("in Boxes"))
    screen.cancel()
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
  }

  @Test func aDragGoesOnOnAnotherSize() {
    screen.lift("Milk")
    screen.move(to: .after("Light"))
    screen.resize(60, 12)
    #expect(list.status.contains("Milk → 2 of 3 in Week"))
    screen.move(to: .after("Letter"))
    screen.drop()
    #expect(list.titles("Week") == ["Light", "Letter", "Milk"])
  }
}
