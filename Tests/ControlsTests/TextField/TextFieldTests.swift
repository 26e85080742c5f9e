import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

/// A field with something before and behind it, as wide as is asked.
private struct Form: View {
  @State var text: String
  let width: CGFloat
  var log: Log?

  var body: some View {
    HStack(spacing: 0) {
      Text("<")
      TextField("Name", text: $text).frame(width: width)
      Text(">")
    }
    .onSubmit { log?("outer \(text)") }
    Text("=\(text)")
    Button("Other") { text = "Zoë" }.keyboardShortcut("o")
  }
}

@MainActor
struct TextFieldTests {
  func screen(_ text: String = "", width: CGFloat = 10) -> TestScreen {
    .corner(30, 3) { Form(text: text, width: width) }
  }

  @Test func showsItsTitleWhileEmpty() {
    let screen = screen()
    #expect(screen.lines == ["<Name      >", "=", "[ Other ]"])
    #expect(screen.text(with: .dim) == "Name")
    #expect(screen.text(with: .underline) == "Name      ")
    screen.key(.tab)
    #expect(screen.inverse == "N", "the insertion point is to be seen")
    screen.type("x")
    #expect(screen.lines == ["<x         >", "=x", "[ Other ]"])
    screen.key(.delete)
    #expect(screen.lines == ["<Name      >", "=", "[ Other ]"])
    screen.key(.delete)
    #expect(screen.lines == ["<Name      >", "=", "[ Other ]"])
  }

  @Test func takesWhatIsTypedByteByByte() {
    let screen = screen(width: 24)
    screen.key(.tab)
    for byte in "Árvíztűrő 中文 🙂".utf8 { screen.send(bytes: [byte]) }
    #expect(screen.lines[0] == "<Árvíztűrő 中文 🙂       >")
    #expect(screen.lines[1] == "=Árvíztűrő 中文 🙂")
    // The insertion point is a blank behind 10 + 4 + 1 + 2 columns.
    #expect(screen.surface[18, 0].style.attributes.contains(.inverse))
    #expect(screen.inverse == " ")
  }

  @Test func takesMarksAndJoinedPicturesPartByPart() {
    let screen = screen(width: 12)
    screen.key(.tab)
    for scalar in "e\u{301}👩\u{200D}👩\u{200D}👧🇭🇺".unicodeScalars {
      screen.send(bytes: String(scalar).utf8)
    }
    #expect(screen.lines[1] == "=e\u{301}👩\u{200D}👩\u{200D}👧🇭🇺")
    for expected in ["=e\u{301}👩\u{200D}👩\u{200D}👧", "=e\u{301}", "="] {
      screen.send(bytes: [0x7F])
      #expect(screen.lines[1] == expected)
    }
  }

  @Test func controlKeysOfTheTerminalEdit() {
    let screen = screen("abc")
    screen.key(.tab)
    screen.send(bytes: [0x08])
    #expect(screen.lines[1] == "=ab", "Ctrl-H deletes")
    screen.send(bytes: [0x01])
    screen.send(bytes: "x")
    #expect(screen.lines[1] == "=xab", "Ctrl-A goes to the start")
    screen.send(bytes: [0x05, 0x17])
    #expect(screen.lines[1] == "=", "Ctrl-E goes to the end, Ctrl-W deletes a word")
  }

  @Test func scrollsWithTheInsertionPoint() {
    let screen = screen(width: 5)
    screen.key(.tab)
    screen.type("abcdefgh")
    // One column is for the insertion point.
    #expect(screen.lines[0] == "<efgh >")
    for _ in 0..<4 { screen.key(.leftArrow) }
    #expect(screen.lines[0] == "<efgh >")
    #expect(screen.inverse == "e")
    screen.key(.leftArrow)
    #expect(screen.lines[0] == "<defgh>")
    screen.key(.home)
    #expect(screen.lines[0] == "<abcde>")
    screen.key(.end)
    #expect(screen.lines[0] == "<efgh >")
    screen.key("u", modifiers: .control)
    #expect(screen.lines[0] == "<Name >")
  }

  @Test func cutsWideCharactersAtItsEdges() {
    let screen = screen(width: 5)
    screen.key(.tab)
    screen.type("中文字典")
    // 8 columns and one for the insertion point: the first four are scrolled away.
    #expect(screen.lines[0] == "<字典 >")
    screen.key(.leftArrow)
    screen.key(.leftArrow)
    #expect(screen.inverse == "字")
    screen.key(.home)
    // The third character would reach beyond the edge.
    #expect(screen.lines[0] == "<中文 >")
  }

  @Test func selectsByKeys() {
    let screen = screen("one two")
    screen.key(.tab)
    screen.key(.leftArrow, modifiers: .shift)
    screen.key(.leftArrow, modifiers: .shift)
    #expect(screen.inverse == "wo")
    screen.type("en")
    #expect(screen.lines[1] == "=one ten")
    screen.key(.home, modifiers: .shift)
    #expect(screen.inverse == "one ten ", "the selection, and the field's blank is not part of it")
    screen.key(.delete)
    #expect(screen.lines[1] == "=")
  }

  @Test func selectsByMouse() {
    let screen = screen("one two")
    screen.press(2, 0)
    #expect(screen.inverse == "n", "a press places the insertion point")
    screen.move(6, 0)
    #expect(screen.inverse == "ne t")
    screen.release(6, 0)
    screen.type("X")
    #expect(screen.lines[1] == "=oXwo")
    screen.advance(by: .seconds(1))
    screen.click(3, 0)
    screen.click(3, 0)
    #expect(screen.inverse == "oXwo ", "a double click selects the word")
    screen.key(.delete)
    #expect(screen.lines[1] == "=")
  }

  @Test func doubleClickSelectsOneOfSeveralWords() {
    let screen = screen("one two")
    screen.click(2, 0)
    screen.click(2, 0)
    #expect(screen.inverse == "one ")
    screen.click(2, 0)
    #expect(screen.inverse == "one two ", "a triple click selects everything")
    screen.press(7, 0, modifiers: .shift)
    screen.release(7, 0)
    #expect(screen.inverse == "one two", "with Shift a click moves the end of the selection")
  }

  @Test func dragBeyondTheEdgeScrolls() {
    let screen = screen("abcdefgh", width: 5)
    screen.press(5, 0)
    #expect(screen.lines[0] == "<efgh >")
    screen.move(0, 0)
    #expect(screen.lines[0] == "<defgh>")
    screen.move(0, 2)
    screen.release(0, 2)
    #expect(screen.inverse == "cdefg")
  }

  @Test func takesPastedText() {
    let screen = screen("ab")
    screen.key(.tab)
    screen.key(.leftArrow)
    screen.send(bytes: "\u{1B}[200~1\n2\u{1B}[201~")
    #expect(screen.lines[1] == "=a1 2b")
  }

  @Test func followsItsBinding() {
    let screen = screen("abcdef")
    screen.key(.tab)
    screen.key("o", modifiers: .control)
    #expect(screen.lines[0] == "<Zoë       >")
    screen.type("!")
    #expect(screen.lines[1] == "=Zoë!")
  }

  @Test func bindingMayRefuse() {
    struct Digits: View {
      @State private var digits = ""

      var body: some View {
        TextField(
          "Number",
          text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
        TextField("Constant", text: .constant("fixed"))
      }
    }
    let screen = TestScreen.corner(12, 2) { Digits() }
    screen.key(.tab)
    screen.type("1a2b3")
    #expect(screen.lines[0] == "123")
    screen.key(.tab)
    screen.type("xyz")
    screen.key(.delete)
    #expect(screen.lines[1] == "fixed")
  }

  @Test func submitsInwardsFirst() {
    let log = Log()
    let screen = TestScreen.corner(30, 3) {
      Form(text: "x", width: 5, log: log).onSubmit { log("outermost") }
    }
    screen.key(.return)
    #expect(log.taken() == [])
    screen.key(.tab)
    screen.key(.return)
    #expect(log.taken() == ["outer x", "outermost"])
  }

  @Test func returnWithoutSubmitIsLeftToOthers() {
    let log = Log()
    let text = Box("")
    let screen = TestScreen.corner(30, 3) {
      TextField("Name", text: text.binding)
      Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
    }
    screen.key(.tab)
    screen.key(.return)
    #expect(log.taken() == ["ok"])
  }

  @Test func disabledTakesNothing() {
    let text = Box("abc")
    let screen = TestScreen.corner(30, 3) {
      TextField("Name", text: text.binding).disabled(true)
    }
    screen.click(1, 0)
    screen.type("x")
    screen.key(.tab)
    screen.send(.paste("y"))
    #expect(text.value == "abc")
    #expect(screen.inverse == "")
    #expect(screen.text(with: .dim) == "abc")
  }

  @Test(arguments: 0...8)
  func keepsToItsSpace(width: Int) {
    let screen = screen("abcdef", width: CGFloat(width))
    let shown = String("abcdef".prefix(width)).padding(
      toLength: width, withPad: " ", startingAt: 0)
    #expect(screen.lines[0] == "<\(shown)>")
    screen.key(.tab)
    screen.type("g")
    screen.key(.end)
    #expect(screen.lines[0].count == width + 2)
    #expect(screen.lines[0].hasSuffix(">"))
  }

  @Test func stylesAndPrompt() {
    let text = Box("")
    let screen = TestScreen.corner(14, 5) {
      TextField("Name", text: text.binding, prompt: Text("Your name")).textFieldStyle(.plain)
      TextField("Name", text: text.binding).textFieldStyle(.roundedBorder)
    }
    #expect(screen.lines == ["Your name", "╭────────────╮", "│Name        │", "╰────────────╯"])
    #expect(screen.text(with: .underline) == "")
  }

  @Test func secretsAreNotShown() {
    let text = Box("")
    let screen = TestScreen.corner(14, 1) { SecureField("Password", text: text.binding) }
    #expect(screen.lines == ["Password"])
    screen.key(.tab)
    screen.type("s3中")
    #expect(screen.lines == ["•••"])
    #expect(text.value == "s3中")
  }

  @Test func isAsWideAsItsTextByItself() {
    let text = Box("abcdef")
    let screen = TestScreen.corner(30, 2) {
      HStack(spacing: 0) {
        TextField("Name", text: text.binding).fixedSize()
        Text("|")
      }
      HStack(spacing: 0) {
        TextField("A long prompt", text: .constant("")).fixedSize()
        Text("|")
      }
    }
    #expect(screen.lines == ["abcdef |", "A long prompt|"])
  }
}
