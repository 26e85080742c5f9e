/// What a card's lines say, without an identity yet.
struct CardText: Equatable, Sendable {
  var title: String
  var source: String
  var isDone: Bool?
  var detail: [String]
  var tasks: Card.TaskCount
  var markdown: String
  /// `markdown` without its checkbox, so that a card is still known after it was checked.
  var uncheckedMarkdown: String

  init(lines: Range<Int>, roles: [LineRole], source: SourceText) {
    let first = source.lines[lines.lowerBound]
    var content = first.contentEnd
    if case .item(let offset) = roles[lines.lowerBound] { content = offset }
    let checkbox = Checkbox(source.bytes[content..<first.contentEnd])
    let text = source.bytes[content..<first.contentEnd].dropFirst(checkbox?.length ?? 0)

    title = Self.plainTitle(text)
    self.source = String(decoding: text.trimmed, as: UTF8.self)
    isDone = checkbox?.isChecked
    detail = []
    tasks = Card.TaskCount()
    for line in lines.dropFirst() {
      let text = source.bytes[source.lines[line].content]
      if text.isBlank { continue }
      detail.append(PlainText.stripping(String(decoding: text.trimmed, as: UTF8.self)))
      guard case .nestedItem(let offset) = roles[line],
        let task = Checkbox(source.bytes[offset..<source.lines[line].contentEnd])
      else { continue }
      tasks.total += 1
      if task.isChecked { tasks.done += 1 }
    }
    if title.isEmpty, checkbox == nil, !detail.isEmpty { title = detail.removeFirst() }
    markdown = lines.map(source.text(of:)).joined(separator: "\n")
    let marker = String(decoding: source.bytes[first.start..<content], as: UTF8.self)
    let body = lines.dropFirst().map(source.text(of:))
    let head = marker + String(decoding: text, as: UTF8.self)
    uncheckedMarkdown = ([head] + body).joined(separator: "\n")
  }

  func card(id: Card.ID) -> Card {
    Card(
      id: id, title: title, source: source, isDone: isDone, detail: detail, tasks: tasks,
      markdown: markdown)
  }

  /// The text without inline markup and, when the item starts with a heading, without its `#`.
  private static func plainTitle(_ text: ArraySlice<UInt8>) -> String {
    let text = text.trimmed
    if BlockScanner.headingLevel(text) != nil { return headingTitle(text) }
    return PlainText.stripping(String(decoding: text, as: UTF8.self))
  }

  /// The text of an ATX heading, without the `#` on either side.
  static func headingTitle(_ text: ArraySlice<UInt8>) -> String {
    var title = text.trimmed.drop { $0 == UInt8(ascii: "#") }.trimmed
    let closing = title.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let rest = title.dropLast(closing)
    if rest.isEmpty || rest.last?.isSpaceOrTab == true { title = rest.trimmed }
    return PlainText.stripping(String(decoding: title, as: UTF8.self))
  }
}

/// A task list checkbox at the start of an item: `[ ]`, `[x]` or `[X]`, then white space or
/// nothing.
struct Checkbox {
  let isChecked: Bool
  /// The bytes of the box and the white space around it.
  let length: Int

  init?(_ text: ArraySlice<UInt8>) {
    let box = text.drop(while: \.isSpaceOrTab)
    guard box.count >= 3, box.first == UInt8(ascii: "["),
      box[box.startIndex + 2] == UInt8(ascii: "]")
    else { return nil }
    switch box[box.startIndex + 1] {
    case .space, .tab: isChecked = false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): isChecked = true
    default: return nil
    }
    let tail = box.dropFirst(3)
    guard tail.first?.isSpaceOrTab ?? true else { return nil }
    length = tail.drop(while: \.isSpaceOrTab).startIndex - text.startIndex
  }
}
