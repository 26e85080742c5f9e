import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

/// Shows a mark behind its name while it has the focus.
struct FocusMark: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "\(name)*" : name) }
}

@MainActor
struct FocusStateTests {
  private let stepper = Stepper()

  private enum Field: Hashable {
    case name, mail
  }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var hasMail = true

    var body: some View {
      Text(field.map { "\($0)" } ?? "none")
      FocusMark(name: "name").focusable().focused($field, equals: .name)
      if hasMail { FocusMark(name: "mail").focusable().focused($field, equals: .mail) }
      FocusMark(name: "other").focusable()
      EmptyView()
      Text("")
        .onKeyPress { _ in .ignored }
        .onGlobalKey { press in
          switch press.key {
          case "n": field = .name
          case "m": field = .mail
          case "0": field = nil
          case "t": hasMail.toggle()
          case "b":
            hasMail = true
            field = .mail
          default: return false
          }
          return true
        }
    }
  }

  @Test func focusIsReadAndWritten() {
    let screen = TestScreen.corner(10, 6) { Form() }
    #expect(screen.lines == ["none", "name", "mail", "other"])
    screen.key(.tab)
    #expect(screen.lines == ["name", "name*", "mail", "other"])
    screen.key(.tab)
    #expect(screen.lines == ["mail", "name", "mail*", "other"])
    screen.key(.tab)
    #expect(screen.lines == ["none", "name", "mail", "other*"])
    screen.key("m")
    #expect(screen.lines == ["mail", "name", "mail*", "other"])
    screen.key("n")
    #expect(screen.lines == ["name", "name*", "mail", "other"])
    screen.key("0")
    #expect(screen.lines == ["none", "name", "mail", "other"])
    screen.click(0, 2)
    #expect(screen.lines == ["mail", "name", "mail*", "other"])
  }

  @Test func focusIsLostWhenItsViewGoes() {
    let screen = TestScreen.corner(10, 6) { Form() }
    screen.key("m")
    screen.key("t")
    #expect(screen.lines == ["none", "name", "other"])
    screen.key("b")
    #expect(screen.lines == ["mail", "name", "mail*", "other"], "it comes with the focus")
  }

  @Test func aConditionStandsForOneView() {
    struct One: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Text("\(isFocused)")
        FocusMark(name: "a").focusable().focused($isFocused)
        FocusMark(name: "b").focusable()
          .onKeyPress("x") {
            isFocused = true
            return .handled
          }
      }
    }
    let screen = TestScreen.corner(10, 4) { One() }
    screen.key(.tab)
    #expect(screen.lines == ["true", "a*", "b"])
    screen.key(.tab)
    #expect(screen.lines == ["false", "a", "b*"])
    screen.key("x")
    #expect(screen.lines == ["true", "a*", "b"])
  }

  @Test func theDefaultIsTakenWhereNothingHasTheFocus() {
    struct Start: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack(alignment: .leading) {
          FocusMark(name: "name").focusable().focused($field, equals: .name)
          FocusMark(name: "mail").focusable().focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
      }
    }
    let screen = TestScreen.corner(10, 4) { Start() }
    #expect(screen.lines == ["name", "mail*"])
    let later = stepper.screen(10, 4) { step in
      FocusMark(name: "first").focusable()
      if step == 1 { Start() }
    }
    later.key(.tab)
    stepper.step = 1
    later.draw()
    #expect(later.lines == ["first*", "name", "mail"])
  }

  @Test func theFocusFollowsAnElementToAnotherCollection() {
    let screen = stepper.screen(10, 6) { step in
      let columns = [["a", "b"], ["c"]]
      let moved = [["a"], ["b", "c"]]
      ForEach(0..<2, id: \.self) { column in
        Text("\(column):")
        ForEach((step == 1 ? moved : columns)[column], id: \.self) {
          FocusMark(name: $0).focusable()
        }
      }
    }
    screen.key(.tab)
    screen.key(.tab)
    #expect(screen.lines == ["0:", "a", "b*", "1:", "c"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["0:", "a", "1:", "b*", "c"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == ["0:", "a", "b*", "1:", "c"])
  }

  @Test func theFocusDoesNotGoToAnElementThatWasThereBefore() {
    let screen = stepper.screen(10, 6) { step in
      ForEach(step == 0 ? ["a", "b"] : ["a"], id: \.self) { FocusMark(name: $0).focusable() }
      ForEach(["b"], id: \.self) { FocusMark(name: $0).focusable() }
    }
    screen.key(.tab)
    screen.key(.tab)
    #expect(screen.lines == ["a", "b*", "b"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["a", "b"])
  }
}
