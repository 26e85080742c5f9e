extension MarkdownScanner {
  /// Ends a link, or takes the bracket over as it is.
  mutating func scanBracket() {
    guard let opening = items.lastIndex(where: \.isOpenBracket) else { return take(1) }
    guard let target = linkTarget(from: position + 1) else {
      items[opening].isOpenBracket = false
      return take(1)
    }
    pairDelimiters(from: opening + 1)
    for index in items.indices {
      // There are no links within links.
      items[index].isOpenBracket = false
      guard index > opening else { continue }
      items[index].style.link = target.address
      items[index].delimiter?.canOpen = false
      items[index].delimiter?.canClose = false
    }
    items[opening].pieces = []
    position = target.end
  }

  /// The address in parentheses, with or without a title, and where it ends.
  private func linkTarget(from start: Int) -> (address: String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var index = skippingBlanks(from: start + 1)
    var address = ""
    if character(at: index) == "<" {
      index += 1
      while let next = character(at: index), next != ">", next != "<", !next.isNewline {
        address.append(next)
        index += 1
      }
      guard character(at: index) == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while let next = character(at: index), !next.isWhitespace {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        let isEscape = next == "\\" && character(at: index + 1)?.isPunctuationOrSymbol == true
        index += isEscape ? 1 : 0
        address.append(character(at: index) ?? next)
        index += 1
      }
      guard depth == 0 else { return nil }
    }
    var end = skippingBlanks(from: index)
    if end > index, let quote = character(at: end), quote == "\"" || quote == "'" {
      end += 1
      while let next = character(at: end), next != quote { end += 1 }
      guard character(at: end) == quote else { return nil }
      end = skippingBlanks(from: end + 1)
    }
    return character(at: end) == ")" ? (address, end + 1) : nil
  }

  private func skippingBlanks(from start: Int) -> Int {
    var index = start
    while character(at: index)?.isWhitespace == true { index += 1 }
    return index
  }

  /// Reads an address between angle brackets.
  mutating func scanAddress() {
    var end = position + 1
    var address = ""
    while let next = character(at: end), next != ">", next != "<", !next.isWhitespace {
      address.append(next)
      end += 1
    }
    let scheme = address.prefix { $0 != ":" }
    guard character(at: end) == ">", scheme.count < address.count, scheme.count >= 2,
      scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return take(1) }
    var style = InlineMarkdown.Style()
    style.link = address
    items.append(
      MarkdownItem(pieces: address.map { .character($0) }, style: style))
    position = end + 1
  }
}

extension Character {
  /// Whether it separates words as punctuation does.
  var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
