import InlayTesting
import Testing

@testable import reminders

@MainActor
struct RemindersKeyTests {
  let list = RemindersScreen()
  var screen: TestScreen { list.screen }

  private func isDone(_ title: String) -> Bool? {
    list.model.groups.flatMap(\.reminders).first { $0.title == title }?.isDone
  }

  @Test func returnAndTheCircleCheckOff() {
    screen.press(.downArrow)
    screen.press(.return)
    #expect(isDone("Dentist") == true)
    #expect(list.status.contains("Done: “Dentist”."))
    // The circle is in front of the title.
    screen.click(3, 5)
    #expect(isDone("Milk") == true)
    #expect(screen.shows("all done"))
    screen.click(3, 5)
    #expect(isDone("Milk") == false)
    screen.click("Milk")
    #expect(isDone("Milk") == false)
  }

  @Test func keysCarryAReminderThroughTheSections() {
    screen.press(.downArrow, times: 2)
    screen.press(.space)
    #expect(list.status.contains("Milk stays 3 of 3 in Today"))
    screen.press(.downArrow)
    #expect(list.status.contains("Milk → 1 of 3 in Week"))
    screen.press(.tab)
    #expect(list.status.contains("Milk → 1 of 1 in Later"))
    screen.press(.space)
    #expect(list.titles("Later") == ["Milk"])
    screen.press(.upArrow, modifiers: .option)
    #expect(list.titles("Week") == ["Light", "Letter", "Milk"])
    screen.type("uu")
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
  }

  @Test func aReminderIsWrittenAndAdded() {
    screen.press(.downArrow)
    screen.type("a")
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
         New in Today: what is to be done
        ────────────────────────────────────────────
         Return adds, Esc does not                ?
        """)
    // What is typed is text, whatever else the keys are for.
    screen.type("aqu? 1")
    screen.press(.return)
    #expect(list.titles("Today") == ["Plants", "Dentist", "aqu? 1", "Milk"])
    #expect(list.status.contains("Added “aqu? 1” to Today."))
    // The focus is in the list again.
    screen.press(.downArrow)
    screen.press(.return)
    #expect(isDone("aqu? 1") == true)
  }

  @Test func escapeAndNothingWrittenAddNothing() {
    screen.type("a")
    screen.type("Tea")
    screen.press(.escape)
    screen.type("a")
    screen.press(.return)
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
    #expect(!screen.shows("New in"))
    screen.press(.downArrow, modifiers: .option)
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
  }

  @Test func deletedRemindersComeBackWithUndo() {
    screen.press(.downArrow)
    screen.press(.delete)
    #expect(list.titles("Today") == ["Plants", "Milk"])
    screen.press(.deleteForward)
    #expect(list.titles("Today") == ["Plants"])
    screen.type("uu")
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
    screen.type("u")
    #expect(list.status.contains("There is nothing to undo."))
  }

  @Test func numbersAndClicksOpenAndCloseSections() {
    screen.type("3")
    #expect(screen.shows("Apples"))
    screen.type("3")
    #expect(!screen.shows("Apples"))
    screen.click("Week")
    #expect(!screen.shows("Light"))
    screen.click("Week")
    #expect(screen.shows("Light"))
    let before = screen.text
    screen.type("9")
    #expect(screen.text == before)
  }

  @Test func keysDoNothingElseDuringADrag() {
    screen.lift("Milk")
    screen.move(to: .after("Light"))
    screen.type("a1u")
    screen.press(.delete)
    screen.press(.return)
    screen.cancel()
    #expect(list.titles("Today") == ["Plants", "Dentist", "Milk"])
    #expect(isDone("Milk") == false)
    #expect(screen.shows("Dentist"))
  }
}
