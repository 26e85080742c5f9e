import Testing

@testable import ViewGraph

struct MarkdownTests {
  /// The parts of a text; what they mean is written before them: s(trong), e(mphasized), ~, c(ode), and the link.
  private func parts(_ text: String) -> [String] {
    InlineMarkdown.spans(of: text.map { .character($0) }).map { span in
      var marks = ""
      if span.style.isStrong { marks += "s" }
      if span.style.isEmphasized { marks += "e" }
      if span.style.isStruck { marks += "~" }
      if span.style.isCode { marks += "c" }
      if let link = span.style.link { marks += "<\(link)>" }
      return marks.isEmpty ? span.string : "\(marks):\(span.string)"
    }
  }

  @Test func emphasisIsOneOrTwoMarks() {
    #expect(parts("a *b* c") == ["a ", "e:b", " c"])
    #expect(parts("_b_") == ["e:b"])
    #expect(parts("**b**") == ["s:b"])
    #expect(parts("__b__") == ["s:b"])
    #expect(parts("~~b~~ ~c~") == ["~:b", " ", "~:c"])
  }

  @Test func emphasisNests() {
    #expect(parts("***a***") == ["se:a"])
    #expect(parts("*a **b** c*") == ["e:a ", "se:b", "e: c"])
    #expect(parts("**a *b* c**") == ["s:a ", "se:b", "s: c"])
    #expect(parts("*a ~~b~~*") == ["e:a ", "e~:b"])
    #expect(parts("***a** b*") == ["se:a", "e: b"])
    #expect(parts("***a* b**") == ["se:a", "s: b"])
  }

  @Test func marksThatPairWithNothingStay() {
    #expect(parts("a * b * c") == ["a * b * c"])
    #expect(parts("*a") == ["*a"])
    #expect(parts("a*") == ["a*"])
    #expect(parts("**a*") == ["*", "e:a"])
    #expect(parts("*a**") == ["e:a", "*"])
    #expect(parts("2 * 3 = 6") == ["2 * 3 = 6"])
    #expect(parts("~~~a~~~") == ["~~~a~~~"])
    #expect(parts("~a~~") == ["~a~~"])
    #expect(parts("**") == ["**"])
  }

  @Test func underscoresWithinWordsAreLetters() {
    #expect(parts("snake_case_name") == ["snake_case_name"])
    #expect(parts("_a_b") == ["_a_b"])
    #expect(parts("2*3*4") == ["2", "e:3", "4"])
  }

  @Test func aSumOfThreeDoesNotPair() {
    #expect(parts("*a**b*") == ["e:a**b"])
    #expect(parts("a**b*c") == ["a**b*c"])
  }

  @Test func innerMarksOfAPairNoLongerPairOutside() {
    #expect(parts("*a _b* c_") == ["e:a _b", " c_"])
  }

  @Test func codeIsTakenAsItIs() {
    #expect(parts("`a*b*`") == ["c:a*b*"])
    #expect(parts("*a`b*`") == ["*a", "c:b*"])
    #expect(parts("``a`b``") == ["c:a`b"])
    #expect(parts("`` `a` ``") == ["c:`a`"])
    #expect(parts("`a\nb`") == ["c:a b"])
    #expect(parts("`a") == ["`a"])
    #expect(parts("``a`") == ["``a`"])
    #expect(parts("`  `") == ["c:  "])
    #expect(parts("**`a`**") == ["sc:a"])
  }

  @Test func linksHaveAnAddress() {
    #expect(parts("[a](https://b.c)") == ["<https://b.c>:a"])
    #expect(parts("see [a *b*](u) now") == ["see ", "<u>:a ", "e<u>:b", " now"])
    #expect(parts("**[a](u)**") == ["s<u>:a"])
    #expect(parts("[a](<b c>)") == ["<b c>:a"])
    #expect(parts("[a]( u \"title\" )") == ["<u>:a"])
    #expect(parts("[a](b(c)d)") == ["<b(c)d>:a"])
    #expect(parts("[a](b\\)c)") == ["<b)c>:a"])
  }

  @Test func bracketsWithoutAnAddressStay() {
    #expect(parts("[x] done") == ["[x] done"])
    #expect(parts("[ ]") == ["[ ]"])
    #expect(parts("[a](b") == ["[a](b"])
    #expect(parts("a](b)") == ["a](b)"])
    #expect(parts("[a](b c)") == ["[a](b c)"])
    #expect(parts("*a[b*](u)") == ["*a", "<u>:b*"])
  }

  @Test func thereAreNoLinksWithinLinks() {
    #expect(parts("[a [b](u) c](v)") == ["[a ", "<u>:b", " c](v)"])
  }

  @Test func addressesBetweenAngleBracketsAreLinks() {
    #expect(parts("<https://a.b>") == ["<https://a.b>:https://a.b"])
    #expect(parts("<mailto:a@b.c>") == ["<mailto:a@b.c>:mailto:a@b.c"])
    #expect(parts("a < b > c") == ["a < b > c"])
    #expect(parts("<b>x</b>") == ["<b>x</b>"])
    #expect(parts("<a:b c>") == ["<a:b c>"])
  }

  @Test func backslashesTakeTheMeaningAway() {
    #expect(parts("\\*a\\*") == ["*a*"])
    #expect(parts("\\`a`") == ["`a`"])
    #expect(parts("\\[a](u)") == ["[a](u)"])
    #expect(parts("a\\b") == ["a\\b"])
    #expect(parts("\\") == ["\\"])
    #expect(parts("\\\\*a*") == ["\\", "e:a"])
  }

  @Test func whiteSpaceIsKept() {
    #expect(parts("  a\n\n# b\n* c") == ["  a\n\n# b\n* c"])
  }

  @Test func valuesCountAsLetters() {
    let star = InlineMarkdown.Piece.character("*")
    let spans = InlineMarkdown.spans(of: [star, star, .value(0), star, star])
    #expect(spans.count == 1)
    #expect(spans[0].pieces == [.value(0)])
    #expect(spans[0].style.isStrong)
  }

  /// Whatever is read, no character is lost but marks that mean something.
  @Test(arguments: 0..<60)
  func plainCharactersSurvive(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("ab *_~`[]()<>\\:x")
    let text = String((0..<24).map { _ in alphabet.randomElement(using: &generator)! })
    let shown = InlineMarkdown.spans(of: text.map { .character($0) }).map(\.string).joined()
    let letters: (Character) -> Bool = { "ab".contains($0) }
    // Letters of addresses are not shown.
    if !text.contains("](") { #expect(shown.filter(letters) == text.filter(letters)) }
    #expect(shown.count <= text.count)
  }
}
