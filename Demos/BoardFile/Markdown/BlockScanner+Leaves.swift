/// Headings, thematic breaks, fences and HTML blocks.
extension BlockScanner {
  /// A block without blocks inside that starts on a line: what stays open, and what the line is at
  /// the top level.
  struct LeafOpening {
    var leaf = Leaf.none
    var role: LineRole?
  }

  /// The leaf block that the rest of the line starts.
  ///
  /// - Parameters:
  ///   - isInParagraph: Whether a paragraph is open that the line could continue, lazily or not.
  ///   - isContinuous: Whether the line continues every open container.
  func leafOpening(_ cursor: LineCursor, isInParagraph: Bool, isContinuous: Bool) -> LeafOpening? {
    let text = cursor.text
    if let level = Self.headingLevel(text) {
      return LeafOpening(role: .heading(level: level, first: line))
    }
    if let fence = Fence(opening: cursor) {
      return LeafOpening(leaf: .fence(fence))
    }
    if let block = HTMLBlock(opening: text, interruptsParagraph: isInParagraph) {
      return LeafOpening(leaf: block.isClosed(by: text) ? .none : .html(block))
    }
    if isInParagraph, isContinuous, let level = Self.underlineLevel(text), !isOnlyDefinitions {
      return LeafOpening(role: .heading(level: level, first: paragraphStart))
    }
    if Self.isDivider(text) {
      return LeafOpening(role: .divider)
    }
    return nil
  }

  /// The level of an ATX heading: one to six `#`, then white space or nothing.
  static func headingLevel(_ text: ArraySlice<UInt8>) -> Int? {
    let level = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    return text.dropFirst(level).first?.isSpaceOrTab == false ? nil : level
  }

  /// The level a setext underline gives the paragraph above it.
  static func underlineLevel(_ text: ArraySlice<UInt8>) -> Int? {
    let line = text.trimmed
    guard let first = line.first, line.allSatisfy({ $0 == first }) else { return nil }
    if first == UInt8(ascii: "=") { return 1 }
    return first == UInt8(ascii: "-") ? 2 : nil
  }

  /// Whether the text is three or more of one of `-*_`, with white space anywhere.
  static func isDivider(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first,
      [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(first)
    else {
      return false
    }
    return text.count { $0 == first } >= 3 && text.allSatisfy { $0 == first || $0.isSpaceOrTab }
  }

  /// Whether the open paragraph consists of link definitions, `[label]: target`, each on a line of
  /// its own.
  ///
  /// They are no text, so an underline below them makes no heading.
  private var isOnlyDefinitions: Bool {
    guard containers.isEmpty else { return false }
    return source.content(of: paragraphStart..<line).allSatisfy { line in
      let text = line.trimmed
      guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]"))
      else {
        return false
      }
      let label = text[..<close].dropFirst()
      let target = text[close...].dropFirst()
      guard !label.isBlank, target.first == UInt8(ascii: ":") else { return false }
      return !target.dropFirst().isBlank
    }
  }
}

/// The fence that opened a code block.
struct Fence: Equatable {
  private let marker: UInt8
  private let length: Int

  /// Three or more backticks or tildes. The info string behind backticks has no backtick.
  init?(opening cursor: LineCursor) {
    let text = cursor.text
    guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    let length = text.prefix { $0 == first }.count
    guard length >= 3 else { return nil }
    if first == UInt8(ascii: "`"), text.dropFirst(length).contains(first) { return nil }
    marker = first
    self.length = length
  }

  /// Whether the line is a fence at least as long, indented by at most three columns, and nothing
  /// else.
  func isClosed(by cursor: LineCursor) -> Bool {
    guard cursor.indent < 4 else { return false }
    let text = cursor.text
    let count = text.prefix { $0 == marker }.count
    return count >= length && text.dropFirst(count).isBlank
  }
}
