import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

private struct Limits: View {
  @Environment(\.lineLimit) private var limit
  @Environment(\.textCase) private var letterCase

  var body: some View {
    Text(verbatim: "\(limit ?? -1) \(letterCase == .uppercase)")
  }
}

@MainActor
struct TextSettingsTests {
  /// The rows of a text with a line below it.
  private func rows<Content: View>(
    height: CGFloat? = nil, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    TestScreen.corner(12, 10) {
      content().frame(width: 5, height: height, alignment: .topLeading)
      Text("-")
    }.lines
  }

  // MARK: Room for lines

  @Test func roomForLinesIsReserved() {
    #expect(rows { Text("a").lineLimit(3, reservesSpace: true) } == ["a", "", "", "-"])
    #expect(rows { Text("a").lineLimit(3, reservesSpace: false) } == ["a", "-"])
    #expect(rows { Text("a b c d").lineLimit(2...3) } == ["a b c", "d", "-"])
    #expect(rows { Text("a").lineLimit(2...3) } == ["a", "", "-"])
    #expect(rows { Text("a\nb\nc\nd").lineLimit(2...3) } == ["a", "b", "c d…", "-"])
    #expect(rows { Text("a").lineLimit(2...) } == ["a", "", "-"])
    #expect(rows { Text("a\nb\nc").lineLimit(...2) } == ["a", "b c…", "-"])
  }

  @Test func aLaterLimitTakesTheRoomBack() {
    #expect(
      rows { VStack { Text("a").lineLimit(2) }.lineLimit(3, reservesSpace: true) } == ["a", "-"])
  }

  @Test func noMoreRoomIsReservedThanThereIs() {
    let screen = TestScreen.corner(5, 5) {
      Text("a").lineLimit(9, reservesSpace: true).background(.red).frame(height: 2)
    }
    #expect((0..<3).map { screen.style(0, $0).background } == [.ansi(1), .ansi(1), .default])
  }

  // MARK: Room between lines

  @Test func linesStandApartByWholeRows() {
    #expect(rows { Text("a\nb").lineSpacing(1) } == ["a", "", "b", "-"])
    #expect(rows { Text("a\nb").lineSpacing(0.4) } == ["a", "b", "-"])
    #expect(rows { Text("a\nb").lineSpacing(1.5) } == ["a", "", "", "b", "-"])
    #expect(rows { Text("a\nb").lineSpacing(-3) } == ["a", "b", "-"])
    #expect(rows { Text("a\nb").lineSpacing(.nan) } == ["a", "b", "-"])
  }

  @Test func roomBetweenLinesTakesPartInLimits() {
    // Three rows have room for two lines with one between them, four for no more.
    for height in [3, 4] {
      #expect(
        Array(rows(height: CGFloat(height)) { Text("a\nb\nc").lineSpacing(1) }.prefix(3))
          == ["a", "", "b c…"])
    }
    #expect(
      rows(height: 5) { Text("a\nb\nc").lineSpacing(1) } == ["a", "", "b", "", "c", "-"])
  }

  // MARK: Letters

  @Test func lettersAreShownInACase() {
    #expect(rows { Text("Straße").textCase(.uppercase).fixedSize() } == ["STRASSE", "-"])
    #expect(rows { Text("ABC").textCase(.lowercase) } == ["abc", "-"])
    #expect(rows { VStack { Text("Ab").textCase(nil) }.textCase(.uppercase) } == ["Ab", "-"])
  }

  @Test func settingsCanBeRead() {
    let screen = TestScreen.corner(12, 2) {
      Limits().lineLimit(3).textCase(.uppercase)
      Limits()
    }
    #expect(screen.lines == ["3 TRUE", "-1 false"])
  }

  @Test func changedSettingsAreLaidOutAnew() {
    let stepper = Stepper()
    let screen = stepper.screen(12, 4) { step in
      VStack(alignment: .leading, spacing: 0) {
        Text("ab\nc")
        Text("|")
      }
      .lineLimit(step == 1 ? 1 : nil)
      .textCase(step == 2 ? .uppercase : nil)
      .lineSpacing(step == 3 ? 1 : 0)
    }
    let expected = [["ab", "c", "|"], ["ab c…", "|"], ["AB", "C", "|"], ["ab", "", "c", "|"]]
    for step in [0, 1, 2, 3, 0] {
      stepper.step = step
      screen.draw()
      #expect(screen.lines == expected[step])
    }
  }

  // MARK: Fonts

  private func attributes(_ text: Text) -> CellAttributes {
    TestScreen.corner(5, 1) { text }.style(0, 0).attributes
  }

  private nonisolated static let fonts: [(Font, CellAttributes)] = [
    (.largeTitle, .bold), (.title, .bold), (.title2, .bold), (.title3, .bold),
    (.headline, .bold), (.subheadline, []), (.body, []), (.callout, []), (.footnote, .dim),
    (.caption, .dim), (.caption2, .dim), (.system(.title, weight: .regular), []),
    (.system(size: 20), .bold), (.system(size: 17), []), (.system(size: 13), .dim),
    (.system(size: 13, weight: .heavy, design: .monospaced), .bold),
    (.custom("Iosevka", size: 30), .bold), (.title.weight(.thin), .dim),
    (.caption.bold().italic(), [.bold, .dim, .italic]), (.body.monospacedDigit(), []),
  ]

  @Test(arguments: fonts)
  func fontsAreMapped(_ font: Font, _ expected: CellAttributes) {
    #expect(attributes(Text("a").font(font)) == expected)
  }

  @Test func aWeightReplacesThatOfTheFont() {
    #expect(attributes(Text("a").font(.title).fontWeight(.light)) == .dim)
    #expect(attributes(Text("a").font(.caption).fontWeight(.black)) == .bold)
    #expect(attributes(Text("a").font(.title).fontWeight(nil)) == .bold)
    let screen = TestScreen.corner(5, 1) {
      VStack { Text("a").font(.title) }.fontWeight(.medium)
    }
    #expect(screen.style(0, 0).attributes == [])
  }

  // MARK: Underlines

  @Test(arguments: [
    (Text.LineStyle.Pattern.solid, CellAttributes.underline), (.dot, .dottedUnderline),
    (.dash, .dashedUnderline), (.dashDot, .dashedUnderline), (.dashDotDot, .dottedUnderline),
    (.double, .doubleUnderline), (.curly, .curlyUnderline),
  ])
  func underlinesHavePatterns(_ pattern: Text.LineStyle.Pattern, _ expected: CellAttributes) {
    #expect(attributes(Text("a").underline(pattern: pattern)) == expected)
    let screen = TestScreen.corner(5, 1) {
      VStack { Text("a") }.underline(true, pattern: pattern, color: .red)
    }
    #expect(screen.style(0, 0) == CellStyle(underlineColor: .indexed(1), attributes: expected))
  }

  @Test func oneUnderlineReplacesAnother() {
    #expect(attributes(Text("a").underline(pattern: .curly).underline()) == .underline)
    #expect(attributes(Text("a").underline(pattern: .curly).underline(false)) == [])
    let screen = TestScreen.corner(5, 1) {
      VStack { Text("a").underline(false) + Text("b").underline(pattern: .dot) }
        .underline(true, pattern: .curly, color: .red)
    }
    #expect(screen.style(0, 0) == .plain)
    #expect(screen.style(1, 0).attributes == .dottedUnderline)
  }
}
