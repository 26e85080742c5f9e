/// The blocks a line opens behind the containers it continues.
extension BlockScanner {
  /// Opens the blocks that start on this line, then adds what is left of it to a paragraph.
  ///
  /// - Parameter matched: The number of open containers that the line continues.
  mutating func openBlocks(_ cursor: inout LineCursor, matched: Int) {
    let isContinuous = matched == containers.count
    var hasOpened = false
    while !cursor.isBlank {
      let isInParagraph = leaf == .paragraph
      let depth = hasOpened ? containers.count : matched
      if cursor.indent >= 4 {
        if isInParagraph { break }
        close(from: depth)
        leaf = .indentedCode
        return noteContent()
      }
      if skipQuoteMarker(&cursor) {
        open(.quote, at: depth)
      } else if let opening = leafOpening(
        cursor, isInParagraph: isInParagraph, isContinuous: isContinuous)
      {
        close(from: depth)
        if containers.isEmpty, let role = opening.role { roles[line] = role }
        leaf = opening.leaf
        return noteContent()
      } else if let width = skipListMarker(
        &cursor, interruptsParagraph: isInParagraph && isContinuous)
      {
        let isTopLevel = depth == 0
        open(.item(width: width, isEmpty: cursor.isBlank), at: depth)
        noteItem(content: cursor.offset, isTopLevel: isTopLevel)
      } else {
        break
      }
      hasOpened = true
    }
    if !hasOpened, !isContinuous, leaf == .paragraph { return }
    if !hasOpened { close(from: matched) }
    if !cursor.isBlank, leaf != .paragraph {
      leaf = .paragraph
      paragraphStart = line
    }
    noteContent(exceptLast: cursor.isBlank)
  }

  /// Consumes `>` and one column of white space behind it.
  func skipQuoteMarker(_ cursor: inout LineCursor) -> Bool {
    guard cursor.indent < 4, cursor.text.first == UInt8(ascii: ">") else { return false }
    cursor.skipIndent()
    cursor.skip(bytes: 1)
    if cursor.rest.first?.isSpaceOrTab == true { cursor.skip(columns: 1) }
    return true
  }

  /// Consumes a list marker and the white space behind it, and returns the columns its content is
  /// indented by.
  ///
  /// - Parameter interruptsParagraph: Whether the line would otherwise continue a paragraph. Then
  ///   only an item with text starts a list, and an ordered one only from 1.
  private func skipListMarker(_ cursor: inout LineCursor, interruptsParagraph: Bool) -> Int? {
    let text = cursor.text
    guard let first = text.first else { return nil }
    var length = 1
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      break
    default:
      let digits = text.prefix(while: \.isDigit)
      guard (1...9).contains(digits.count) else { return nil }
      let delimiter = text.dropFirst(digits.count).first
      guard delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")") else { return nil }
      if interruptsParagraph, Int(String(decoding: digits, as: UTF8.self)) != 1 { return nil }
      length = digits.count + 1
    }
    let tail = text.dropFirst(length)
    if let next = tail.first, !next.isSpaceOrTab { return nil }
    if interruptsParagraph, tail.isBlank { return nil }
    let indent = cursor.indent
    cursor.skipIndent()
    cursor.skip(bytes: length)
    let gap = cursor.indent
    guard !tail.isBlank, (1...4).contains(gap) else {
      cursor.skip(columns: 1)
      return indent + length + 1
    }
    cursor.skip(columns: gap)
    return indent + length + gap
  }

  private mutating func open(_ container: Container, at depth: Int) {
    close(from: depth)
    leaf = .none
    containers.append(container)
  }

  /// Records the list item that starts on this line, unless it stands inside one that does.
  private mutating func noteItem(content: Int, isTopLevel: Bool) {
    guard roles[line] == .other else { return }
    roles[line] = isTopLevel ? .item(content: content) : .nestedItem(content: content)
  }

  /// Marks the open items as holding something, so that a blank line no longer ends them.
  private mutating func noteContent(exceptLast: Bool = false) {
    for index in containers.indices.dropLast(exceptLast ? 1 : 0) {
      if case .item(let width, _) = containers[index] {
        containers[index] = .item(width: width, isEmpty: false)
      }
    }
  }
}
