import Foundation

/// A drag by the rules, one card after the other, over boards whose model does not change.
struct NaiveDrag {
  typealias Pile = NaiveBoard.Pile
  typealias Gap = NaiveBoard.Gap

  let piles: [Pile]
  let sources: [Int]
  let lead: Int
  /// Where a drop would put the cards; nil is nowhere.
  var gap: Gap?
  private var evaluated: (x: Int, y: Int, offset: CGFloat)?

  init(lifting lead: Int, with selection: [Int], of piles: [Pile]) {
    let present = Set(piles.flatMap(\.cards))
    self.piles = piles
    self.lead = lead
    sources = selection.contains(lead) ? selection.filter(present.contains) : [lead]
    gap = home
  }

  /// The place of the card that is held, among those that are not carried.
  private var home: Gap {
    let pile = piles.first { $0.cards.contains(lead) }!
    return Gap(
      pile: pile.id,
      base: pile.cards.prefix { $0 != lead }.filter { !sources.contains($0) }.count)
  }

  private func base(_ pile: Int) -> [Int] {
    piles.first { $0.id == pile }!.cards.filter { !sources.contains($0) }
  }

  func shown(_ gap: Gap?) -> [Pile] { NaiveBoard.shown(piles, carrying: sources, at: gap) }

  /// Has the next report evaluated even at the same cell.
  mutating func forgetReport() { evaluated = nil }

  /// Follows a report of the pointer; the same cell at the same offset is not evaluated again.
  mutating func motion(x: Int, y: Int, on board: NaiveBoard) {
    if let evaluated, evaluated == (x, y, board.offset) { return }
    evaluated = (x, y, board.offset)
    gap = target(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), on: board)
  }

  private func target(_ point: CGPoint, on board: NaiveBoard) -> Gap? {
    let away = Self.distance(point, board.bounds)
    guard away.x <= (board.bounds.width <= 2 ? 6 : 2),
      away.y <= (board.bounds.height <= 2 ? 3 : 1)
    else { return nil }
    if piles.isEmpty { return nil }
    switch board.shape {
    case .grid: return slot(point, on: board)
    case .list, .rows:
      let start = gap ?? home
      return walk(start, point.y, spans(piles, at: start, on: board), board.shape)
    case .columns:
      let pile = pile(point, on: board)
      let run = piles.filter { $0.id == pile }
      let start = gap.flatMap { $0.pile == pile ? $0 : nil } ?? (home.pile == pile ? home : nil)
      let spans = spans(run, at: start, on: board).filter { $0.base != nil }
      return start.map { walk($0, point.y, spans, board.shape) } ?? enter(pile, point.y, spans)
    }
  }

  private static func distance(_ point: CGPoint, _ frame: CGRect) -> CGPoint {
    CGPoint(
      x: max(frame.minX - point.x, 0, point.x - frame.maxX),
      y: max(frame.minY - point.y, 0, point.y - frame.maxY))
  }

  // MARK: Columns

  /// The column under the point, else the nearest one; the present one is kept unless another is better by 2.
  private func pile(_ point: CGPoint, on board: NaiveBoard) -> Int {
    if piles.count == 1 { return piles[0].id }
    let frames = board.frames(shown(gap))
    let height =
      frames.cards.enumerated().map { index, cards in
        cards.last?.maxY ?? frames.headers[index].maxY
      }.max()! - NaiveBoard.corner.y
    let distances = piles.indices.map { index -> CGFloat in
      var region = frames.headers[index]
      region.size.height = height
      // What nothing can be seen of is nowhere near.
      region = region.intersection(board.bounds)
      if region.isEmpty { return .infinity }
      let away = Self.distance(point, region)
      return region.contains(point) ? -1 : away.x + 2 * away.y
    }
    let nearest = distances.min()!
    let present = piles.firstIndex { $0.id == gap?.pile }
    if nearest >= 0, let present, nearest > distances[present] - 2 { return piles[present].id }
    return piles[distances.firstIndex(of: nearest)!].id
  }

  // MARK: Lines

  /// The headers and the cards that stay, in their order, with the gap shown at a place.
  private func spans(
    _ run: [Pile], at start: Gap?, on board: NaiveBoard
  ) -> [NaiveBoard.Span] {
    let all = shown(start ?? gap)
    let frames = board.frames(all)
    var spans: [NaiveBoard.Span] = []
    for (index, pile) in all.enumerated() where run.contains(where: { $0.id == pile.id }) {
      if board.shape == .list {
        let header = frames.headers[index]
        spans.append(NaiveBoard.Span(base: nil, pile: pile.id, start: header.minY, extent: 1))
      }
      var base = 0
      for (card, frame) in zip(pile.cards, frames.cards[index]) where !sources.contains(card) {
        spans.append(
          NaiveBoard.Span(base: base, pile: pile.id, start: frame.minY, extent: frame.height))
        base += 1
      }
    }
    // The first header is not passed.
    return spans.first?.base == nil ? Array(spans.dropFirst()) : spans
  }

  /// Walks past what the pointer has come far enough over, in one direction.
  private func walk(
    _ start: Gap, _ pointer: CGFloat, _ spans: [NaiveBoard.Span], _ shape: BoardShape
  ) -> Gap {
    let extent = sources.map { NaiveBoard.size(of: $0, shape).height }.reduce(0, +)
    func band(_ span: NaiveBoard.Span) -> CGFloat {
      extent <= 1 && span.extent >= 3 ? span.extent + 1 : span.extent
    }
    func isBefore(_ span: NaiveBoard.Span) -> Bool {
      let order = piles.map(\.id)
      let pile = order.firstIndex(of: span.pile)!
      let own = order.firstIndex(of: start.pile)!
      return pile < own || pile == own && (span.base ?? -1) < start.base
    }
    var gap = start
    for span in spans where !isBefore(span) {
      guard 2 * pointer >= 2 * span.start + band(span) else { break }
      gap = Gap(pile: span.pile, base: span.base.map { $0 + 1 } ?? 0)
    }
    if gap != start { return gap }
    for span in spans.reversed() where isBefore(span) {
      guard 2 * pointer <= 2 * span.start + 2 * span.extent - band(span) else { break }
      if let base = span.base {
        gap = Gap(pile: span.pile, base: base)
      } else {
        let before = piles[piles.firstIndex { $0.id == span.pile }! - 1].id
        gap = Gap(pile: before, base: base(before).count)
      }
    }
    return gap
  }

  private func enter(_ pile: Int, _ pointer: CGFloat, _ spans: [NaiveBoard.Span]) -> Gap {
    Gap(pile: pile, base: spans.prefix { 2 * pointer > 2 * $0.start + $0.extent }.count)
  }

  // MARK: Grids

  /// The gap moves just far enough to cover the slot under the pointer.
  private func slot(_ point: CGPoint, on board: NaiveBoard) -> Gap {
    let start = gap ?? home
    let frames = board.frames(shown(start)).cards[0]
    let corner = frames[0].origin
    let right = corner.x + 4 * 7 - 2
    let point = CGPoint(
      x: min(max(point.x, corner.x), right - 0.5), y: max(point.y, corner.y))
    let index = Int(point.x - corner.x) / 7 + Int(point.y - corner.y) / 3 * 4
    if index >= frames.count { return Gap(pile: 0, base: frames.count - sources.count) }
    guard frames[index].contains(point) else { return start }
    if index < start.base { return Gap(pile: 0, base: index) }
    return Gap(pile: 0, base: start.base + max(0, index - (start.base + sources.count - 1)))
  }
}
