/// Reads the pieces of a text from first to last.
struct MarkdownScanner {
  typealias Piece = InlineMarkdown.Piece

  let pieces: [Piece]
  var position = 0
  var items: [MarkdownItem] = []

  init(_ pieces: [Piece]) { self.pieces = pieces }

  mutating func scan() {
    while position < pieces.count {
      switch pieces[position].character {
      case "\\": scanEscape()
      case "`": scanCode()
      case "*", "_", "~": scanDelimiter()
      case "[":
        items.append(MarkdownItem(pieces: [pieces[position]], isOpenBracket: true))
        position += 1
      case "]": scanBracket()
      case "<": scanAddress()
      default: take(1)
      }
    }
    pairDelimiters(from: 0)
  }

  /// Takes pieces over as they are.
  mutating func take(_ count: Int) {
    let taken = pieces[position..<position + count]
    position += count
    if let last = items.last, last.delimiter == nil, !last.isOpenBracket, last.style == .init() {
      items[items.count - 1].pieces += taken
    } else {
      items.append(MarkdownItem(pieces: Array(taken)))
    }
  }

  func character(at index: Int) -> Character? {
    pieces.indices.contains(index) ? pieces[index].character : nil
  }

  private mutating func scanEscape() {
    if let next = character(at: position + 1), next.isASCII, next.isPunctuationOrSymbol {
      position += 1
    }
    take(1)
  }

  /// How often a character follows itself from a place on.
  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func scanCode() {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < pieces.count {
      let run = runLength(of: "`", at: end)
      if run == length { break }
      end += max(1, run)
    }
    guard end < pieces.count else { return take(length) }
    var code = pieces[position + length..<end].map { piece in
      piece.character?.isNewline == true ? Piece.character(" ") : piece
    }
    // One blank on both sides keeps backticks apart from the code.
    if code.count > 2, code.first?.character == " ", code.last?.character == " ",
      code.contains(where: { $0.character != " " })
    {
      code = Array(code.dropFirst().dropLast())
    }
    var style = InlineMarkdown.Style()
    style.isCode = true
    items.append(MarkdownItem(pieces: code, style: style))
    position = end + length
  }

  private mutating func scanDelimiter() {
    guard let character = character(at: position) else { return }
    let length = runLength(of: character, at: position)
    func kind(_ index: Int) -> (isBlank: Bool, isMark: Bool) {
      guard pieces.indices.contains(index) else { return (true, false) }
      guard let neighbor = pieces[index].character else { return (false, false) }
      return (neighbor.isWhitespace, neighbor.isPunctuationOrSymbol)
    }
    let before = kind(position - 1)
    let after = kind(position + length)
    let leansRight = !after.isBlank && (!after.isMark || before.isBlank || before.isMark)
    let leansLeft = !before.isBlank && (!before.isMark || after.isBlank || after.isMark)
    // Underscores within words are part of them.
    let isStrict = character == "_"
    items.append(
      MarkdownItem(
        pieces: [],
        delimiter: MarkdownDelimiter(
          character: character, count: length, length: length,
          canOpen: leansRight && (!isStrict || !leansLeft || before.isMark),
          canClose: leansLeft && (!isStrict || !leansRight || after.isMark))))
    position += length
  }

  /// Pairs the runs of delimiters from an item on, inner pairs first.
  mutating func pairDelimiters(from start: Int) {
    var index = start
    while index < items.count {
      guard let closer = items[index].delimiter, closer.canClose, closer.count > 0 else {
        index += 1
        continue
      }
      let opening = items[start..<index].lastIndex { $0.delimiter?.pairs(with: closer) == true }
      guard let opening, let opener = items[opening].delimiter else {
        index += 1
        continue
      }
      let isDouble = opener.count >= 2 && closer.count >= 2
      let used = closer.character == "~" ? closer.count : isDouble ? 2 : 1
      for between in opening + 1..<index {
        items[between].delimiter?.canOpen = false
        items[between].delimiter?.canClose = false
        if closer.character == "~" {
          items[between].style.isStruck = true
        } else if isDouble {
          items[between].style.isStrong = true
        } else {
          items[between].style.isEmphasized = true
        }
      }
      items[opening].delimiter?.count -= used
      items[index].delimiter?.count -= used
    }
  }
}
