/// The lines of a board as pieces that change places, and the few that change themselves.
struct Arrangement {
  private struct Slot {
    var id: Card.ID
    var lines: [LineDraft]
    var gap: [LineDraft]
  }

  private struct Pieces {
    var id: Column.ID
    var heading: [LineDraft]
    var head: [LineDraft]
    var slots: [Slot]
  }

  private let prologue: [LineDraft]
  private let roles: [LineRole]
  private var columns: [Pieces]
  /// What separates the columns stays where it is when columns change places.
  private var tails: [[LineDraft]]

  init(_ document: BoardDocument) {
    let outline = document.outline
    prologue = outline.prologue.map(LineDraft.kept)
    roles = outline.roles
    tails = outline.columns.map { $0.tail.map(LineDraft.kept) }
    columns = zip(outline.columns, document.columns).map { lines, column in
      Pieces(
        id: column.id, heading: lines.heading.map(LineDraft.kept),
        head: (lines.heading.upperBound..<lines.head.upperBound).map(LineDraft.kept),
        slots: zip(lines.cards, column.cards).map {
          Slot(id: $1.id, lines: $0.lines.map(LineDraft.kept), gap: $0.gap.map(LineDraft.kept))
        })
    }
  }

  var columnIDs: [Column.ID] { columns.map(\.id) }

  var order: [[Card.ID]] { columns.map { $0.slots.map(\.id) } }

  /// All lines in their new order.
  var lines: [LineDraft] {
    prologue
      + zip(columns, tails).flatMap { column, tail in
        column.heading + column.head + column.slots.flatMap { $0.lines + $0.gap } + tail
      }
  }

  /// The text of every heading in the new order, line by line.
  func headings(in source: SourceText) -> [[ArraySlice<UInt8>]] {
    columns.map { $0.heading.map(source.content(of:)) }
  }

  /// The text of every card in the new order, line by line.
  func cards(in source: SourceText) -> [[[ArraySlice<UInt8>]]] {
    columns.map { $0.slots.map { $0.lines.map(source.content(of:)) } }
  }
}

// MARK: Changing places

extension Arrangement {
  mutating func move(_ ids: [Card.ID], to target: Int, before anchor: Card.ID?) {
    let removed = remove(Set(ids))
    for id in ids {
      guard let slot = removed[id] else { continue }
      insert(slot, before: anchor, of: target)
    }
  }

  /// Moves a column before another one, or to the end.
  mutating func moveColumn(_ id: Column.ID, before anchor: Column.ID?) {
    guard id != anchor, let index = columns.firstIndex(where: { $0.id == id }) else { return }
    let column = columns.remove(at: index)
    let place = columns.firstIndex { $0.id == anchor } ?? columns.count
    columns.insert(column, at: place)
  }

  mutating func delete(_ ids: [Card.ID]) { _ = remove(Set(ids)) }

  private mutating func remove(_ ids: Set<Card.ID>) -> [Card.ID: Slot] {
    var removed: [Card.ID: Slot] = [:]
    for column in columns.indices {
      while let index = columns[column].slots.firstIndex(where: { ids.contains($0.id) }) {
        let slot = remove(at: index, from: column)
        removed[slot.id] = slot
      }
    }
    return removed
  }

  private func isBlank(_ gap: [LineDraft]) -> Bool {
    gap.allSatisfy { $0.origin.map { roles[$0] == .blank } ?? false }
  }

  private mutating func remove(at index: Int, from column: Int) -> Slot {
    var slot = columns[column].slots.remove(at: index)
    guard index == columns[column].slots.count, index > 0 else { return slot }
    let gap = columns[column].slots[index - 1].gap
    columns[column].slots[index - 1].gap = []
    if isBlank(gap) {
      slot.gap = gap
    } else {
      tails[column] = gap + tails[column]
    }
    return slot
  }

  private mutating func insert(_ slot: Slot, before anchor: Card.ID?, of column: Int) {
    if let anchor, let index = columns[column].slots.firstIndex(where: { $0.id == anchor }) {
      columns[column].slots.insert(slot, at: index)
      return
    }
    var slot = slot
    let gap = slot.gap
    slot.gap = []
    if !isBlank(gap) {
      tails[column] = gap + tails[column]
    } else if let last = columns[column].slots.indices.last {
      columns[column].slots[last].gap += gap
    } else {
      columns[column].head += gap
    }
    columns[column].slots.append(slot)
  }
}

// MARK: Changing lines

extension Arrangement {
  /// Gives the first line of a card another text.
  mutating func rewrite(_ id: Card.ID, _ text: [UInt8]) {
    for column in columns.indices {
      guard let index = columns[column].slots.firstIndex(where: { $0.id == id }),
        let line = columns[column].slots[index].lines[0].origin
      else { continue }
      columns[column].slots[index].lines[0] = .changed(line, text)
    }
  }

  /// Inserts a card of one line, as far from its neighbors as cards of the column are from each other.
  mutating func add(_ id: Card.ID, _ line: [UInt8], to column: Int, before anchor: Card.ID?) {
    let gap = columns[column].slots.map(\.gap).first { !$0.isEmpty && isBlank($0) } ?? []
    insert(Slot(id: id, lines: [.new(line)], gap: gap), before: anchor, of: column)
  }
}
