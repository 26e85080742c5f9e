/// What the lines of a board say: its title, columns and cards, which have no identities yet.
struct BoardReading: Sendable {
  struct ColumnText: Sendable {
    var id: Column.ID
    var limit: Int?
    var cards: [CardText]
  }

  let outline: BoardOutline
  let title: String?
  let columns: [ColumnText]

  init(_ source: SourceText) {
    let outline = BoardOutline(of: source)
    self.outline = outline
    title =
      outline.roles.indices.lazy.compactMap { line -> String? in
        guard case .heading(level: 1, let first) = outline.roles[line] else { return nil }
        return Self.headingTitle(first..<line + 1, in: source)
      }.first
    var occurrences: [String: Int] = [:]
    columns = outline.columns.map { column in
      let heading = Self.headingTitle(column.heading, in: source)
      let (title, limit) = Self.limit(of: heading)
      let occurrence = occurrences[title, default: 0]
      occurrences[title] = occurrence + 1
      return ColumnText(
        id: Column.ID(title: title, occurrence: occurrence), limit: limit,
        cards: column.cards.map {
          CardText(lines: $0.lines, roles: outline.roles, source: source)
        })
    }
  }

  /// A heading without the limit at its end, and the limit: `Doing (3)` takes three cards.
  private static func limit(of heading: String) -> (title: String, limit: Int?) {
    guard heading.last == ")", let parenthesis = heading.lastIndex(of: "(") else {
      return (heading, nil)
    }
    let digits = heading[heading.index(after: parenthesis)...].dropLast()
    let title = heading[..<parenthesis]
    guard (1...6).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
      digits.first != "0", let end = title.lastIndex(where: { !$0.isWhitespace })
    else { return (heading, nil) }
    return (String(title[...end]), Int(digits))
  }

  /// The text of an ATX heading, or of a setext heading without its underline.
  private static func headingTitle(_ lines: Range<Int>, in source: SourceText) -> String {
    guard lines.count > 1 else {
      return CardText.headingTitle(source.bytes[source.lines[lines.lowerBound].content])
    }
    let text = lines.dropLast().map(source.text(of:)).joined(separator: " ")
    return PlainText.stripping(text)
  }
}
