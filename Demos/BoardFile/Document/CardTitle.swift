/// The title that somebody typed or pasted for a card, as text that Markdown reads as a paragraph.
///
/// Line ends and control characters become spaces. Inline markup stays: `**bold**` is bold. What would
/// begin another block, such as `# one` or `- one`, gets a backslash in front, which Markdown hides.
struct CardTitle {
  let text: String

  init(_ typed: String) throws(BoardError) {
    let line = typed.split { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.isControl }
    }.joined(separator: " ")
    guard !line.isEmpty else { throw .emptyTitle }
    guard let text = [line, Self.escaped(line)].first(where: Self.isParagraph) else {
      throw .changesOthers(line)
    }
    self.text = text
  }

  /// The line with a backslash in front, or behind its number: before a digit it would not hide.
  private static func escaped(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return digits + "\\" + line.dropFirst(digits.count)
  }

  /// Whether a text behind a list marker is neither another block, nor a checkbox, nor the definition of a link.
  private static func isParagraph(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Checkbox(bytes[...]) == nil && BlockScanner.isParagraph(SourceText(bytes: bytes))
      && text.prefixMatch(of: /\[[^\]]*\]:/) == nil
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
