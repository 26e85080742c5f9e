/// The kind of an HTML block, which decides where it ends.
enum HTMLBlock: Equatable {
  /// `<script>`, `<pre>`, `<style>` or `<textarea>`, up to the end tag of one of them.
  case verbatim
  /// `<!-- … -->`
  case comment
  /// `<? … ?>`
  case instruction
  /// `<!NAME … >`
  case declaration
  /// `<![CDATA[ … ]]>`
  case characterData
  /// A block-level tag, or any one tag alone on its line; up to a blank line.
  case tag

  /// The block that `text`, the rest of a line without its indentation, starts.
  ///
  /// - Parameter interruptsParagraph: Whether the line could continue a paragraph; a lone inline
  ///   tag then does.
  init?(opening text: ArraySlice<UInt8>, interruptsParagraph: Bool) {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let body = text.dropFirst()
    let isEndTag = body.first == UInt8(ascii: "/")
    let nameStart = isEndTag ? body.dropFirst() : body
    let name = String(
      decoding: nameStart.prefix { $0.isLetter || $0.isDigit }.map(\.lowercased), as: UTF8.self)
    let tail = nameStart.dropFirst(name.utf8.count)
    let endsName = tail.first.map { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") } ?? true
    if body.starts(with: "!--") {
      self = .comment
    } else if body.first == UInt8(ascii: "?") {
      self = .instruction
    } else if body.starts(with: "![CDATA[") {
      self = .characterData
    } else if body.first == UInt8(ascii: "!"), body.dropFirst().first?.isLetter == true {
      self = .declaration
    } else if !isEndTag, endsName, Self.verbatimNames.contains(name) {
      self = .verbatim
    } else if endsName || tail.starts(with: "/>"), Self.blockNames.contains(name) {
      self = .tag
    } else if !interruptsParagraph, Self.isLoneTag(text) {
      self = .tag
    } else {
      return nil
    }
  }

  var endsAtBlankLine: Bool { self == .tag }

  /// Whether the line, from the block's start on its first line, ends the block.
  func isClosed(by text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .verbatim:
      text.contains("</script>") || text.contains("</pre>") || text.contains("</style>")
        || text.contains("</textarea>")
    case .comment: text.contains("-->")
    case .instruction: text.contains("?>")
    case .declaration: text.contains(">")
    case .characterData: text.contains("]]>")
    case .tag: false
    }
  }

  /// Whether the text is one complete start or end tag and white space.
  private static func isLoneTag(_ text: ArraySlice<UInt8>) -> Bool {
    let line = String(decoding: text.trimmed, as: UTF8.self)
    return line.wholeMatch(of: /<\/[A-Za-z][A-Za-z0-9\-]*\s*>/) != nil
      || line.wholeMatch(
        of:
          /<[A-Za-z][A-Za-z0-9\-]*(?:\s+[A-Za-z_:][\w.:\-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>/
      ) != nil
  }

  private static let verbatimNames: Set<String> = ["script", "pre", "style", "textarea"]

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
