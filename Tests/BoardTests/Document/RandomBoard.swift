import DemoCommand

/// Documents to move cards in.
enum RandomBoard {
  /// A board the way people write one: any list style, bodies and code, but nothing left open.
  static func tidy(_ random: inout SeededGenerator) -> String {
    let ending = ["\n", "\n", "\r\n"].randomElement(using: &random)!
    let isLoose = Bool.random(using: &random)
    var lines = ["# Board", ""]
    for column in 0..<Int.random(in: 1...4, using: &random) {
      lines += ["## Column \(column)"]
      if isLoose { lines += [""] }
      let marker = ["- ", "- [ ] ", "- [x] ", "* ", "1. "].randomElement(using: &random)!
      for card in 0..<Int.random(in: 0...4, using: &random) {
        lines += ["\(marker)Card \(column).\(card % 3)"]
        lines += bodies.randomElement(using: &random)!
        if isLoose { lines += [""] }
      }
      if !isLoose { lines += [""] }
    }
    if Bool.random(using: &random) { while lines.last == "" { lines.removeLast() } }
    let mark = Int.random(in: 0..<8, using: &random) == 0 ? "\u{FEFF}" : ""
    return mark + lines.joined(separator: ending)
      + (Bool.random(using: &random) ? ending : "")
  }

  private static let bodies: [[String]] = [
    [], [], [], ["   - [ ] part", "   - [x] part"], ["   words", "", "   more words"],
    ["", "   ```", "   - code", "   ## code", "   ```"], ["", "   > - quote"],
    ["   <!-- note", "   - hidden -->"], ["### Deeper"],
  ]

  /// Any lines in any order.
  static func wild(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      text += pieces.randomElement(using: &random)!
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += pieces.randomElement(using: &random)!
      }
      text += ["\n", "\n", "\n", "\r\n", "\r", "\n\n"].randomElement(using: &random)!
    }
    if Bool.random(using: &random) { text += pieces.randomElement(using: &random)! }
    return text
  }

  private static let pieces = [
    "## a", "## b", "## c", "## a", "# t", "### d", "- x", "- y", "* z", "- [ ] w", "1. v", "2) u",
    "  - s", " - r", "    - q", "\t- p", "-", "+", "1.", "words", "more", "  words", "    code", "",
    " ", "```", "~~~", "  ```", "<!--", "-->", "<div>", "> q", "> - q", ">", "---", "***", "===",
    "%%", "%% c %%", "[l]: /u", "- ```", "- # h", "日本",
  ]
}
