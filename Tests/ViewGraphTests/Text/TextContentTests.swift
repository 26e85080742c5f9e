import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct TextContentTests {
  private func screen(_ text: Text) -> TestScreen { TestScreen.corner(40, 2) { text } }

  // MARK: Literals

  @Test func literalsShowTheirMarkdown() {
    let screen = screen(Text("**b** *i* ~~s~~ `c`"))
    #expect(screen.lines == ["b i s c"])
    #expect(screen.style(0, 0) == CellStyle(attributes: .bold))
    #expect(screen.style(1, 0) == .plain)
    #expect(screen.style(2, 0) == CellStyle(attributes: .italic))
    #expect(screen.style(4, 0) == CellStyle(attributes: .strikethrough))
    #expect(screen.style(6, 0) == CellStyle(foreground: .ansi(6)))
  }

  @Test func stringsAreShownAsTheyAre() {
    let string = "**b**"
    #expect(screen(Text(string)).lines == ["**b**"])
    #expect(screen(Text(string.dropFirst())).lines == ["*b**"])
    #expect(screen(Text(verbatim: "**b**")).lines == ["**b**"])
    #expect(screen(Text(LocalizedStringKey(string))).lines == ["b"])
  }

  @Test func linksLeadSomewhere() {
    let screen = screen(Text("[a](https://a.example) b"))
    #expect(screen.lines == ["a b"])
    #expect(
      screen.style(0, 0)
        == CellStyle(
          foreground: .ansi(4), attributes: .underline,
          link: LinkTable.number(of: "https://a.example")))
    #expect(screen.style(2, 0) == .plain)
    let tinted = TestScreen.corner(9, 1) { Text("[a](https://a.example)").tint(.red) }
    #expect(tinted.style(0, 0).foreground == .ansi(1))
    let colored = TestScreen.corner(9, 1) {
      Text("[a](https://a.example)").foregroundStyle(.green)
    }
    #expect(colored.style(0, 0).foreground == .ansi(2))
  }

  @Test func valuesInLiteralsAreShownAsTheyAre() {
    let name = "*Ann*"
    let screen = screen(Text("**Hello \(name)** \(3)\("x" as Character)"))
    #expect(screen.lines == ["Hello *Ann* 3x"])
    #expect(screen.style(7, 0) == CellStyle(attributes: .bold))
    #expect(screen.style(12, 0) == .plain)
  }

  @Test func textsInLiteralsKeepTheirStyles() {
    let part = Text("red").foregroundColor(.red) + Text(" thin").bold(false)
    let screen = screen(Text("**a \(part)** b"))
    #expect(screen.lines == ["a red thin b"])
    #expect(screen.style(0, 0) == CellStyle(attributes: .bold))
    #expect(screen.style(2, 0) == CellStyle(foreground: .ansi(1), attributes: .bold))
    #expect(screen.style(6, 0) == .plain)
  }

  @Test func numbersAreWrittenAsAsked() {
    #expect(screen(Text("\(3.14159, specifier: "%.2f")!")).lines == ["3.14!"])
    #expect(screen(Text("\(7, format: .number)")).lines == ["7"])
  }

  @Test func anEmptyLiteralIsAnEmptyText() {
    #expect(screen(Text("")).lines == [])
    #expect(Text("").runs.count == 1)
    #expect(Text("\(Text(""))").runs.map(\.string) == [""])
  }

  @Test func formatsWriteValues() {
    let locale = Locale(identifier: "en_US")
    #expect(
      screen(Text(1234.5, format: .number.locale(locale).precision(.fractionLength(1)))).lines
        == ["1,234.5"])
    #expect(screen(Text(0.25, format: .percent.locale(locale))).lines == ["25%"])
  }

  // MARK: Attributed strings

  @Test func attributesBecomeStyles() {
    var first = AttributedString("a")
    first.foregroundColor = .red
    first.backgroundColor = .blue
    var second = AttributedString("b")
    second.font = .headline
    second.underlineStyle = Text.LineStyle(pattern: .curly, color: .green)
    var third = AttributedString("c")
    third.strikethroughStyle = .single
    third.link = URL(string: "https://a.example")
    let screen = screen(Text(first + second + third))
    #expect(screen.lines == ["abc"])
    #expect(screen.style(0, 0) == CellStyle(foreground: .ansi(1), background: .ansi(4)))
    #expect(
      screen.style(1, 0)
        == CellStyle(underlineColor: .indexed(2), attributes: [.bold, .curlyUnderline]))
    #expect(
      screen.style(2, 0)
        == CellStyle(
          foreground: .ansi(4), attributes: [.strikethrough, .underline],
          link: LinkTable.number(of: "https://a.example")))
  }

  @Test func intentsBecomeStyles() {
    var text = AttributedString("x")
    text.inlinePresentationIntent = [.emphasized, .stronglyEmphasized, .strikethrough, .code]
    let style = screen(Text(text)).style(0, 0)
    #expect(
      style == CellStyle(foreground: .ansi(6), attributes: [.bold, .italic, .strikethrough]))
  }

  @Test func anEmptyAttributedStringIsAnEmptyText() {
    #expect(Text(AttributedString()).runs.map(\.string) == [""])
  }

  #if !canImport(Darwin)
    @Test func markdownBecomesAttributes() {
      let string = AttributedString(markdown: "a **b** [c](https://a.example)")
      let runs = string.runs.map { run in
        (
          String(string.characters[run.range]), run.inlinePresentationIntent,
          run.link?.absoluteString
        )
      }
      #expect(runs.map(\.0) == ["a ", "b", " ", "c"])
      #expect(runs.map(\.1) == [nil, .stronglyEmphasized, nil, nil])
      #expect(runs.map(\.2) == [nil, nil, nil, "https://a.example"])
    }
  #endif
}
