/// The lines of a board as pieces that change places.
struct Arrangement {
  private struct Slot {
    var id: Card.ID
    var lines: Range<Int>
    var gap: [Int]
  }

  private struct Pieces {
    var head: [Int]
    var slots: [Slot]
    var tail: [Int]
  }

  private let prologue: Range<Int>
  private let roles: [LineRole]
  private var columns: [Pieces]

  init(outline: BoardOutline, ids: [[Card.ID]]) {
    prologue = outline.prologue
    roles = outline.roles
    columns = zip(outline.columns, ids).map { column, ids in
      Pieces(
        head: Array(column.head),
        slots: zip(column.cards, ids).map { Slot(id: $1, lines: $0.lines, gap: Array($0.gap)) },
        tail: Array(column.tail))
    }
  }

  var order: [[Card.ID]] { columns.map { $0.slots.map(\.id) } }

  /// All lines in their new order.
  var lines: [Int] {
    prologue
      + columns.flatMap { column in
        column.head + column.slots.flatMap { Array($0.lines) + $0.gap } + column.tail
      }
  }

  /// The text of every card in the new order, line by line.
  func cards(in source: SourceText) -> [[[ArraySlice<UInt8>]]] {
    columns.map { $0.slots.map { source.content(of: $0.lines) } }
  }

  mutating func move(_ ids: [Card.ID], to target: Int, before anchor: Card.ID?) {
    var removed: [Card.ID: Slot] = [:]
    let moved = Set(ids)
    for column in columns.indices {
      while let index = columns[column].slots.firstIndex(where: { moved.contains($0.id) }) {
        let slot = remove(at: index, from: column)
        removed[slot.id] = slot
      }
    }
    for id in ids {
      guard let slot = removed[id] else { continue }
      let index = columns[target].slots.firstIndex { $0.id == anchor }
      insert(slot, at: index, of: target)
    }
  }

  private func isBlank(_ gap: [Int]) -> Bool { gap.allSatisfy { roles[$0] == .blank } }

  private mutating func remove(at index: Int, from column: Int) -> Slot {
    var slot = columns[column].slots.remove(at: index)
    guard index == columns[column].slots.count, index > 0 else { return slot }
    let gap = columns[column].slots[index - 1].gap
    columns[column].slots[index - 1].gap = []
    if isBlank(gap) {
      slot.gap = gap
    } else {
      columns[column].tail = gap + columns[column].tail
    }
    return slot
  }

  private mutating func insert(_ slot: Slot, at index: Int?, of column: Int) {
    if let index {
      columns[column].slots.insert(slot, at: index)
      return
    }
    var slot = slot
    let gap = slot.gap
    slot.gap = []
    if !isBlank(gap) {
      columns[column].tail = gap + columns[column].tail
    } else if let last = columns[column].slots.indices.last {
      columns[column].slots[last].gap += gap
    } else {
      columns[column].head += gap
    }
    columns[column].slots.append(slot)
  }
}
