import Testing

@testable import BoardFile

/// Documents and what their lines are: one letter a line.
///
/// `*` item, `o` nested item, `1`…`6` heading, `-` thematic break, `%` Obsidian comment, `_` blank,
/// `.` anything else.
struct BlockScannerTests {
  private func roles(_ text: String) -> String {
    BlockScanner.roles(of: SourceText(bytes: Array(text.utf8))).map(letter).joined()
  }

  private func letter(_ role: LineRole) -> String {
    switch role {
    case .blank: "_"
    case .divider: "-"
    case .margin: "%"
    case .heading(let level, _): "\(level)"
    case .item: "*"
    case .nestedItem: "o"
    case .other: "."
    }
  }

  @Test(arguments: [
    ("# a\n## b\n###### c\n####### d\n", "126."),
    ("##\n## \n##\tx\n##x\n   ## y\n    ## z\n", "222.2."),
    ("## a ##\n## b #\n\\## c\n", "22."),
    ("a\n===\n", ".1"),
    ("a\n---\n", ".2"),
    ("a\nb\n  -\n", "..2"),
    ("a\n    ---\n", ".."),
    ("a\n\n---\n", "._-"),
    ("a\n--- -\n", ".-"),
    ("---\n***\n___\n- - -\n*  *\t*\n--\n", "-----."),
    ("[a]: /b\n---\n", ".-"),
    ("[a]: /b\nc\n---\n", "..2"),
    ("    a\n---\n", ".-"),
  ])
  func headingsAndThematicBreaks(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    ("- a\n* b\n+ c\n1. d\n23) e\n", "*****"),
    ("-a\n1.b\n1234567890. c\n-- d\n", "...."),
    ("-\n*\n1.\n", "***"),
    ("- a\n - b\n  - c\n   - d\n    - e\n", "****."),
    ("1. a\n  - b\n    - c\n", "**o"),
    ("-   a\n  - b\n", "**"),
    ("-\ta\n\t- b\n   - c\n", "*o*"),
    ("    - a\n", "."),
    ("a\n- b\n", ".*"),
    ("a\n1. b\n", ".*"),
    ("a\n2. b\n", ".."),
    ("a\n*\n", ".."),
    ("a\n-\n", ".2"),
    ("- a\n2. b\n", "**"),
    ("- - a\n  - b\n", "*o"),
    ("-\n  a\n- b\n", "*.*"),
    ("-\n\n  - a\n", "*_*"),
    ("> - a\n- b\n", "o*"),
    ("- > - a\n  > - b\n", "*o"),
  ])
  func listItems(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    // Below an item, an unindented line continues its paragraph and makes no heading with a line
    // below.
    ("- a\nb\n---\n", "*.-"),
    ("- a\n\nb\n---\n", "*_.2"),
    ("- # a\nb\n---\n", "*.2"),
    ("- a\n  ---\n- b\n", "*.*"),
    ("> a\nb\n---\n", "..-"),
    ("- a\n  ## b\n", "*."),
    ("> ## b\n", "."),
    ("- ## b\n", "*"),
    ("- a\n## b\n", "*2"),
  ])
  func containersKeepTheirHeadings(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    ("```\n- a\n## b\n```\n- c\n", "....*"),
    ("~~~ swift ~~~ x\n- a\n```\n~~~~\n- c\n", "....*"),
    ("````\n```\n- a\n````  \n- c\n", "....*"),
    ("```\n``` x\n- a\n    ```\n- b\n", "....."),
    ("   ```\n- a\n   ```\n- b\n", "...*"),
    ("``` a`b\n- c\n", ".*"),
    ("```\n- a\n\n## b\n", "...."),
    ("- a\n  ```\n  - b\n  ## c\n  ```\n  - d\n", "*....o"),
    // A fence inside an item ends with the item.
    ("- a\n  ```\n  - b\n- c\n", "*..*"),
    ("- ```\n- b\n## c\n", "**2"),
    ("a\n\n    - b\n\n    ## c\n- d\n", "._._.*"),
    ("- a\n\n      - b\n", "*_."),
    ("\t- a\n", "."),
  ])
  func codeHoldsNoCards(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    ("<!--\n- a\n\n## b\n-->\n- c\n", ".....*"),
    ("<!-- a -->\n- b\n", ".*"),
    ("<!-- a\n- b --> c\n- d\n", "..*"),
    ("<!--\n- a\n", ".."),
    ("a <!--\n- b\n", ".*"),
    ("- a\n  <!--\n  - b\n\n  - c -->\n  - d\n", "*.._.o"),
    ("<div>\n- a\n\n- b\n", ".._*"),
    ("<pre>\n- a\n\n- b\n</pre>\n- c\n", ".....*"),
    ("<b>\n- a\n\n- b\n", ".._*"),
    ("<b> c\n- a\n", ".*"),
    ("c\n<b>\n- a\n", "..*"),
    ("<?php\n- a\n?>\n<!DOCTYPE\n- b>\n<![CDATA[\n- c\n]]>\n- d\n", "........*"),
  ])
  func commentsAndTagsHoldNoCards(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    ("---\na: b\n- c\n---\n- d\n", "....*"),
    ("---\na: b\n...\n- d\n", "...*"),
    ("---  \na: b\n---\t\n## d\n", "...2"),
    // Without an end, with a blank line first, or further down it is no front matter.
    ("---\n- c\n## d\n", "-*2"),
    ("---\n\n- c\n\n---\n", "-_*_-"),
    ("\n---\n- c\n\n---\n", "_-*_-"),
    ("\u{FEFF}---\na: b\n---\n- c\n", "...*"),
  ])
  func frontMatterHoldsNoCards(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test(arguments: [
    ("- a\n\n%% x\n- b\n\n## c\n%%\n- d\n", "*_%%%%%*"),
    ("%% x %%\n- a\n", "%*"),
    ("%%\n- a\n", ".*"),
    ("```\n%%\n```\n- a\n%%\n", "...*."),
  ])
  func obsidianCommentsHoldNoCards(text: String, expected: String) {
    #expect(roles(text) == expected)
  }

  @Test func carriageReturnsEndLines() {
    #expect(roles("## a\r\n- b\r\n\r\n- c\r- d") == "2*_**")
  }
}
