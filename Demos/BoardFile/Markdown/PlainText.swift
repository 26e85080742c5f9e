/// Takes the inline markup out of a line of Markdown, so that it can be shown as text.
///
/// Code spans, emphasis, strikethrough, links, images, autolinks, tags, escapes and the common
/// entities are replaced by their text. What has no other half stays as it is.
struct PlainText {
  private let text: [Character]
  private var result = ""

  private init(_ text: [Character]) {
    self.text = text
  }

  /// The longest text that is looked at, in characters; the rest would be no use on a terminal.
  private static let limit = 1_000

  /// The plain text of `markdown` on one line: control characters and runs of white space become
  /// one space.
  static func stripping(_ markdown: String) -> String {
    if isPlain(markdown) { return markdown }
    let text = stripping(Array(markdown.prefix(limit)))
    return text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) }
      .joined(separator: " ")
  }

  /// Whether the text has nothing in it that could be markup or white space to collapse.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8.space
    for byte in text.utf8 {
      switch byte {
      case .space where last == .space: return false
      case 0..<0x20, 0x7F, 0x80...: return false
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"):
        return false
      default: last = byte
      }
    }
    return last != .space && text.utf8.count <= limit
  }

  private static func stripping(_ text: [Character]) -> String {
    var plain = PlainText(text)
    var index = 0
    while index < text.count { index = plain.consume(at: index) }
    return plain.result
  }

  /// Appends the text of what starts at `index` and returns the index behind it.
  private mutating func consume(at index: Int) -> Int {
    let character = text[index]
    switch character {
    case "\\":
      guard index + 1 < text.count, text[index + 1].isMarkupPunctuation else { break }
      result.append(text[index + 1])
      return index + 2
    case "`":
      return consumeCode(at: index)
    case "!" where index + 1 < text.count && text[index + 1] == "[":
      if let end = consumeLink(at: index + 1) { return end }
    case "[":
      if let end = consumeLink(at: index) { return end }
    case "<":
      if let end = consumeTag(at: index) { return end }
    case "&":
      if let end = consumeEntity(at: index) { return end }
    case "*", "_", "~":
      return consumeEmphasis(at: index)
    default:
      break
    }
    result.append(character)
    return index + 1
  }

  private func runLength(at index: Int) -> Int {
    text[index...].prefix { $0 == text[index] }.count
  }

  /// The index of the code span's closing backticks.
  private func codeEnd(at index: Int) -> Int? {
    let length = runLength(at: index)
    var end = index + length
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let run = runLength(at: end)
      if run == length { return end }
      end += run
    }
    return nil
  }

  private mutating func consumeCode(at index: Int) -> Int {
    let length = runLength(at: index)
    guard let end = codeEnd(at: index) else {
      result += text[index..<index + length]
      return index + length
    }
    result += text[index + length..<end]
    return end + length
  }

  /// The index of the bracket that closes the one at `index`.
  private func closing(_ close: Character, at index: Int) -> Int? {
    let open = text[index]
    var depth = 0
    var end = index
    while end < text.count {
      if text[end] == "\\" {
        end += 2
        continue
      }
      if text[end] == "`", let code = codeEnd(at: end) {
        end = code + runLength(at: code)
        continue
      }
      if text[end] == open { depth += 1 }
      if text[end] == close { depth -= 1 }
      if depth == 0 { return end }
      end += 1
    }
    return nil
  }

  /// A link or image `[text](target)` or `[text][label]`, from its bracket.
  private mutating func consumeLink(at index: Int) -> Int? {
    guard let close = closing("]", at: index), close + 1 < text.count else { return nil }
    let end: Int?
    switch text[close + 1] {
    case "(": end = closing(")", at: close + 1)
    case "[": end = closing("]", at: close + 1)
    default: end = nil
    }
    guard let end else { return nil }
    result += Self.stripping(Array(text[index + 1..<close]))
    return end + 1
  }

  private mutating func consumeTag(at index: Int) -> Int? {
    let rest = String(text[index...])
    if let match = rest.prefixMatch(of: /<([A-Za-z][A-Za-z0-9+.\-]+:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/)
    {
      result += match.1
      return index + match.0.count
    }
    let tag = rest.prefixMatch(of: /<!--.*?-->|<\/?[A-Za-z][^<>]*>/)
    return tag.map { index + $0.0.count }
  }

  private mutating func consumeEntity(at index: Int) -> Int? {
    let rest = String(text[index...])
    guard let match = rest.prefixMatch(of: /&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[a-z]+);/),
      let character = Self.entity(match.1)
    else { return nil }
    result.append(character)
    return index + match.0.count
  }

  private static func entity(_ name: Substring) -> Character? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©",
    "hellip": "…", "ndash": "–", "mdash": "—", "larr": "←", "rarr": "→",
  ]

  /// Emphasis and strikethrough: a run that can open, up to the next one of the same length that
  /// can close.
  private mutating func consumeEmphasis(at index: Int) -> Int {
    let length = runLength(at: index)
    let start = index + length
    guard let end = emphasisEnd(from: index, length: length) else {
      result += text[index..<start]
      return start
    }
    result += Self.stripping(Array(text[start..<end]))
    return end + length
  }

  private func emphasisEnd(from index: Int, length: Int) -> Int? {
    let marker = text[index]
    let start = index + length
    guard length <= (marker == "~" ? 2 : 3), start < text.count, !text[start].isWhitespace else {
      return nil
    }
    if marker == "_", index > 0, text[index - 1].isWordCharacter { return nil }
    var end = start
    while end < text.count {
      if text[end] == "\\" {
        end += 2
        continue
      }
      if text[end] == "`", let code = codeEnd(at: end) {
        end = code + runLength(at: code)
        continue
      }
      guard text[end] == marker else {
        end += 1
        continue
      }
      let run = runLength(at: end)
      let isInsideWord = end + run < text.count && text[end + run].isWordCharacter
      if run == length, !text[end - 1].isWhitespace, marker != "_" || !isInsideWord { return end }
      end += run
    }
    return nil
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isMarkupPunctuation: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
