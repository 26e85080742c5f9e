import CellGrid
import Testing

@Suite struct InkTests {
  private let style = CellStyle(
    foreground: .ansi(1), background: .rgb(0, 0, 100), attributes: .bold, link: 3)

  @Test func emptyInkChangesNothing() {
    #expect(Ink().applied(to: style) == style)
    #expect(Ink(foreground: .ansi(2), attributes: .dim, opacity: 0).applied(to: style) == style)
  }

  @Test func opaqueInkReplacesWhatItNames() {
    let result = Ink(background: .ansi(4), attributes: .italic, link: 0).applied(to: style)
    #expect(
      result
        == CellStyle(
          foreground: .ansi(1), background: .ansi(4), attributes: [.bold, .italic], link: 0))
  }

  @Test func newUnderlineTakesThePlaceOfTheOld() {
    let underlined = CellStyle(attributes: [.underline, .italic])
    let result = Ink(attributes: .curlyUnderline).applied(to: underlined)
    #expect(result.attributes == [.curlyUnderline, .italic])
  }

  @Test func halfOpaqueInkMixesWithTheBackgroundBeneath() {
    let ink = Ink(foreground: .rgb(255, 0, 100), background: .rgb(0, 255, 100), opacity: 51)
    let result = ink.applied(to: style)
    #expect(result.foreground == .rgb(51, 0, 100))
    #expect(result.background == .rgb(0, 51, 100))
  }

  @Test func defaultColorsCountAsLightGrayOnBlack() {
    let result = Ink(opacity: 51).applied(to: .plain)
    // A fifth of 229 is 45.8.
    #expect(result == CellStyle(foreground: .rgb(46, 46, 46)))
  }
}
