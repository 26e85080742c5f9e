/// The Markdown of a single line: emphasis, code and links, by the rules of CommonMark.
///
/// Struck text is that of GitHub's dialect. Pictures, HTML and references to characters are left as they are.
enum InlineMarkdown {
  /// A character, or what stands for a value in the text.
  enum Piece: Hashable {
    case character(Character)
    case value(Int)

    var character: Character? {
      if case .character(let character) = self { return character }
      return nil
    }
  }

  /// What a part of the text means.
  struct Style: Hashable {
    var isStrong = false
    var isEmphasized = false
    var isStruck = false
    var isCode = false
    var link: String?

    init() {}
  }

  /// A part of the text with one style.
  struct Span: Hashable {
    var pieces: [Piece]
    var style: Style

    var string: String { String(pieces.compactMap(\.character)) }
  }

  /// Whether a text holds any character that may mean something: a quick look before the long one.
  static func mayMean(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The parts of a text; neighbors differ in style.
  static func spans(of pieces: [Piece]) -> [Span] {
    var scanner = MarkdownScanner(pieces)
    scanner.scan()
    var spans: [Span] = []
    for item in scanner.items where !item.shown.isEmpty {
      if let last = spans.last, last.style == item.style {
        spans[spans.count - 1].pieces += item.shown
      } else {
        spans.append(Span(pieces: item.shown, style: item.style))
      }
    }
    return spans
  }
}

/// A part of a text while it is read: plain, or what may begin or end an emphasis or a link.
struct MarkdownItem {
  var pieces: [InlineMarkdown.Piece]
  var style = InlineMarkdown.Style()
  var delimiter: MarkdownDelimiter?
  /// Whether a link may begin here.
  var isOpenBracket = false

  /// What is left to show of it.
  var shown: [InlineMarkdown.Piece] {
    guard let delimiter else { return pieces }
    return Array(repeating: .character(delimiter.character), count: delimiter.count)
  }
}

/// A run of asterisks, underscores or tildes.
struct MarkdownDelimiter {
  let character: Character
  /// How many of them mean nothing yet.
  var count: Int
  let length: Int
  var canOpen: Bool
  var canClose: Bool

  /// Whether an emphasis may lie between two runs.
  func pairs(with closer: MarkdownDelimiter) -> Bool {
    guard character == closer.character, canOpen, count > 0 else { return false }
    if character == "~" { return length == closer.length && length <= 2 }
    // A run that could do both pairs only if the sum is no multiple of three, or both are.
    guard canClose || closer.canOpen else { return true }
    return (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
  }
}
