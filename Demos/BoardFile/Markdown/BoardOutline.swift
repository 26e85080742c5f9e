/// Where the columns and cards of a board stand in its lines.
///
/// - A column starts with a level 2 heading of the top level and ends before the next one. A level
///   1 heading ends its list of cards: what stands from there to the next column belongs to no
///   card.
/// - A card is a list item of the top level, with everything up to the next card. Its *gap* is the
///   blank lines, thematic breaks and Obsidian comments at its end, which separate it from the next
///   card.
/// - The *head* of a column is its heading and what stands before its first card.
/// - The *tail* of a column is what separates its last card from the next heading. It stays when
///   cards move.
/// - In a column without cards, the first of several blank lines before the next heading belongs to
///   the head, and so does the only one at the end of the file. Any other separator there is the
///   tail.
struct BoardOutline: Equatable, Sendable {
  struct CardLines: Equatable, Sendable {
    /// The card without its gap.
    var lines: Range<Int>
    /// The separator behind the card. Empty for a column's last card.
    var gap: Range<Int>
  }

  struct ColumnLines: Equatable, Sendable {
    /// The heading's lines.
    var heading: Range<Int>
    var head: Range<Int>
    var cards: [CardLines]
    var tail: Range<Int>
  }

  /// The lines before the first column.
  let prologue: Range<Int>
  let columns: [ColumnLines]
  let roles: [LineRole]

  init(of source: SourceText) {
    let roles = BlockScanner.roles(of: source)
    var headings: [Range<Int>] = []
    for (line, role) in roles.enumerated() {
      if case .heading(level: 2, let first) = role { headings.append(first..<line + 1) }
    }
    self.roles = roles
    prologue = 0..<(headings.first?.lowerBound ?? roles.count)
    columns = headings.indices.map { index in
      let isLast = index == headings.count - 1
      let end = isLast ? roles.count : headings[index + 1].lowerBound
      return ColumnLines(heading: headings[index], end: end, roles: roles)
    }
  }
}

extension BoardOutline {
  /// The text of the columns' headings, line by line.
  func headings(in source: SourceText) -> [[ArraySlice<UInt8>]] {
    columns.map { source.content(of: $0.heading) }
  }

  /// The text of every card, column by column and line by line.
  func cards(in source: SourceText) -> [[[ArraySlice<UInt8>]]] {
    columns.map { $0.cards.map { source.content(of: $0.lines) } }
  }
}

extension BoardOutline.ColumnLines {
  fileprivate init(heading: Range<Int>, end: Int, roles: [LineRole]) {
    var cardsEnd = end
    var starts: [Int] = []
    scan: for line in heading.upperBound..<end {
      switch roles[line] {
      case .heading(level: 1, let first):
        cardsEnd = first
        break scan
      case .item: starts.append(line)
      case .blank, .divider, .margin, .heading, .nestedItem, .other: break
      }
    }
    self.heading = heading
    cards = starts.indices.map { index in
      let next = index == starts.count - 1 ? cardsEnd : starts[index + 1]
      let gap = Self.separator(endingAt: next, after: starts[index] + 1, roles: roles)
      return BoardOutline.CardLines(lines: starts[index]..<gap, gap: gap..<next)
    }
    guard let last = cards.indices.last else {
      var tailStart = Self.separator(endingAt: cardsEnd, after: heading.upperBound, roles: roles)
      if tailStart < cardsEnd, roles[tailStart] == .blank,
        tailStart + 1 == roles.count
          || (tailStart + 1 < cardsEnd && roles[tailStart + 1] == .blank)
      {
        tailStart += 1
      }
      head = heading.lowerBound..<tailStart
      tail = tailStart..<end
      return
    }
    head = heading.lowerBound..<starts[0]
    tail = cards[last].gap.lowerBound..<end
    cards[last].gap = tail.lowerBound..<tail.lowerBound
  }

  /// The first line of the separator that ends before `end`.
  ///
  /// An Obsidian comment belongs to it only behind a blank line or a thematic break: directly below
  /// a card it is a remark on that card.
  private static func separator(endingAt end: Int, after start: Int, roles: [LineRole]) -> Int {
    var first = end
    while first > start, [.blank, .divider, .margin].contains(roles[first - 1]) { first -= 1 }
    while first < end, roles[first] == .margin { first += 1 }
    return first
  }
}
