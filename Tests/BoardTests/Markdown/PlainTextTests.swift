import Testing

@testable import BoardFile

struct PlainTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("*a* **b** ***c*** _d_ __e__ ~~f~~", "a b c d e f"),
    ("**a *b* c**", "a b c"),
    ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
    ("a*b*c", "abc"),
    ("**open", "**open"),
    ("`code *kept*` and ``a`b``", "code *kept* and a`b"),
    ("`open", "`open"),
    ("*a `*` b*", "a * b"),
    ("[text](http://a.b/c_(d))", "text"),
    ("[**bold** `x`](u) tail", "bold x tail"),
    ("![alt](u.png) [text][ref] [kept]", "alt text [kept]"),
    ("[a] (b) [c", "[a] (b) [c"),
    ("<https://a.b/c> <me@a.b>", "https://a.b/c me@a.b"),
    ("a<br/>b <b>c</b> <!-- d -->e 1 < 2", "ab c e 1 < 2"),
    ("&amp; &lt;b&gt; &#65; &#x42; &nope; & c", "& <b> A B &nope; & c"),
    (#"\*a\* \\ \[b\] \q"#, #"*a* \ [b] \q"#),
    ("a\t b\u{1B}[1m\u{7}c", "a b [1m c"),
    ("  ", ""),
    ("日本 *語*", "日本 語"),
  ])
  func stripsInlineMarkup(markdown: String, expected: String) {
    #expect(PlainText.stripping(markdown) == expected)
  }

  @Test func looksAtAPartOfHugeLines() {
    let stripped = PlainText.stripping(String(repeating: "*a ", count: 100_000))
    #expect(stripped.count <= 1_000)
  }
}
