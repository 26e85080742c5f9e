/// Finds out which lines of a Markdown document are headings and list items of the top level.
///
/// Follows CommonMark's block rules line by line: list items and block quotes nest, and the
/// innermost of them may hold a paragraph, a fenced or indented code block or an HTML block, inside
/// which `-` and `##` mean nothing. Inline text is not looked at.
///
/// Two additions are common in board files: YAML front matter at the top (a `---` line with a line
/// that is not blank behind it, up to `---` or `...`), and Obsidian comments (`%%` at the start of
/// a line, up to a line that ends so). Without their end they are ordinary text.
struct BlockScanner {
  /// A block that holds other blocks.
  enum Container {
    case quote
    /// A list item. Its content is indented by `width` columns; an item without any ends at the
    /// first blank line.
    case item(width: Int, isEmpty: Bool)
  }

  /// The block that is open inside the innermost container.
  enum Leaf: Equatable {
    case none
    case paragraph
    case indentedCode
    case fence(Fence)
    case html(HTMLBlock)
  }

  let source: SourceText
  var roles: [LineRole]
  var containers: [Container] = []
  var leaf = Leaf.none
  /// The first line of the open paragraph.
  var paragraphStart = 0
  /// The line that is being scanned.
  var line = 0
  private var hasNoMoreMargins = false

  private init(_ source: SourceText) {
    self.source = source
    roles = Array(repeating: .other, count: source.lines.count)
  }

  /// One role for each line of `source`.
  static func roles(of source: SourceText) -> [LineRole] {
    var scanner = BlockScanner(source)
    scanner.line = scanner.frontMatterEnd
    while scanner.line < source.lines.count {
      if let end = scanner.marginEnd() {
        scanner.close(from: 0)
        scanner.leaf = .none
        for line in scanner.line..<end { scanner.roles[line] = .margin }
        scanner.line = end
      } else {
        scanner.scanLine()
        scanner.line += 1
      }
    }
    return scanner.roles
  }

  /// Whether a text of one line is a paragraph, and no other block.
  static func isParagraph(_ source: SourceText) -> Bool {
    var scanner = BlockScanner(source)
    guard source.lines.count == 1, scanner.marginEnd() == nil else { return false }
    scanner.scanLine()
    return scanner.containers.isEmpty && scanner.leaf == .paragraph
  }

  private mutating func scanLine() {
    var cursor = LineCursor(bytes: source.bytes, line: source.lines[line])
    if cursor.isBlank, !isInTopLevelBlock { roles[line] = .blank }
    let matched = matchContainers(&cursor)
    if matched == containers.count, continueLeaf(cursor) { return }
    guard cursor.isBlank else { return openBlocks(&cursor, matched: matched) }
    close(from: matched)
    if leaf == .paragraph { leaf = .none }
  }

  /// Whether a code or HTML block of the top level is open that blank lines are part of.
  private var isInTopLevelBlock: Bool {
    guard containers.isEmpty else { return false }
    switch leaf {
    case .none, .paragraph, .indentedCode: return false
    case .fence: return true
    case .html(let block): return !block.endsAtBlankLine
    }
  }

  /// The number of containers the line continues; `cursor` ends up behind their prefixes.
  private func matchContainers(_ cursor: inout LineCursor) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard skipQuoteMarker(&cursor) else { return index }
      case .item(let width, let isEmpty):
        if cursor.isBlank {
          if isEmpty { return index }
          cursor.skipIndent()
        } else {
          guard cursor.indent >= width else { return index }
          cursor.skip(columns: width)
        }
      }
    }
    return containers.count
  }

  /// Whether the line is content of the open code or HTML block. Closes the block when the line
  /// ends it.
  private mutating func continueLeaf(_ cursor: LineCursor) -> Bool {
    switch leaf {
    case .none, .paragraph:
      return false
    case .indentedCode:
      if cursor.isBlank { return false }
      if cursor.indent >= 4 { return true }
      leaf = .none
      return false
    case .fence(let fence):
      if fence.isClosed(by: cursor) { leaf = .none }
      return true
    case .html(let block):
      if cursor.isBlank, block.endsAtBlankLine {
        leaf = .none
        return false
      }
      if block.isClosed(by: cursor.rest) { leaf = .none }
      return true
    }
  }

  /// Closes the containers from `depth` on, and with them the leaf inside.
  mutating func close(from depth: Int) {
    guard depth < containers.count else { return }
    containers.removeSubrange(depth...)
    leaf = .none
  }

  private var frontMatterEnd: Int {
    let lines = source.content(of: source.lines.indices)
    guard lines.count > 2, lines[0].starts(with: "---"), lines[0].dropFirst(3).isBlank,
      !lines[1].isBlank
    else { return 0 }
    let end = lines.dropFirst().firstIndex { line in
      (line.starts(with: "---") || line.starts(with: "...")) && line.dropFirst(3).isBlank
    }
    return end.map { $0 + 1 } ?? 0
  }

  /// The line behind the Obsidian comment that starts on this line, if one does.
  private mutating func marginEnd() -> Int? {
    if hasNoMoreMargins || isInTopLevelBlock { return nil }
    let opening = source.bytes[source.lines[line].content]
    guard opening.starts(with: "%%") else { return nil }
    if opening.count > 3, opening.trimmed.dropFirst(2).ends(with: "%%") { return line + 1 }
    for candidate in (line + 1)..<max(line + 1, source.lines.count)
    where source.bytes[source.lines[candidate].content].trimmed.ends(with: "%%") {
      return candidate + 1
    }
    hasNoMoreMargins = true
    return nil
  }
}
