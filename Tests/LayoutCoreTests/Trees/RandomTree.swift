@testable import CaseFiles

/// A generator of numbers that repeats for a seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Trees of all kinds of nodes, made up at random.
struct RandomTree {
  private var generator: SeededGenerator
  /// The length of a cell, of which random lengths are multiples.
  private let cell: [Double]

  init(seed: Int, cell: [Double]) {
    generator = SeededGenerator(seed: seed)
    self.cell = cell
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// A length of up to `most` cells, whole or not.
  private mutating func length(_ axis: Int, _ most: Int = 12) -> Double {
    let whole = Double(Int.random(in: 0...most, using: &generator))
    return (whole + pick([0, 0, 0, 0.5, 0.25, 1.0 / 3, 0.49])) * cell[axis]
  }

  private mutating func maybe(_ axis: Int, _ percent: Int = 50) -> Double? {
    chance(percent) ? length(axis) : nil
  }

  /// What the root is offered.
  mutating func proposal() -> [Double?] {
    (0...1).map { axis in chance(85) ? length(axis, 60) : nil }
  }

  private mutating func trees(_ depth: Int, _ counts: ClosedRange<Int> = 0...4) -> [CaseTree] {
    let count = Int.random(in: counts, using: &generator)
    return (0..<count).map { _ in tree(depth: depth - 1) }
  }

  mutating func tree(depth: Int) -> CaseTree {
    CaseTree(id: nil, node: depth <= 0 || chance(12) ? leaf() : branch(depth))
  }

  private mutating func leaf() -> CaseTree.Node {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...2: .color
    case 3: .empty
    case 4: .divider
    case 5, 6: .spacer(minLength: maybe(0, 30))
    case 7...9:
      .text(
        pick(["ab", "two words", "a rather long sentence", "x\ny y", "extraordinary"]),
        lineLimit: chance(20) ? pick([1, 2]) : nil)
    case 10, 11: .fixed(width: length(0), height: length(1, 4))
    default: .flex(width: limits(0), height: limits(1))
    }
  }

  private mutating func limits(_ axis: Int) -> CaseTree.FlexLimits {
    let minimum = chance(50) ? length(axis, 5) : 0
    return CaseTree.FlexLimits(
      minimum: minimum, ideal: minimum + length(axis, 4),
      maximum: chance(50) ? minimum + length(axis, 9) : .infinity)
  }

  private mutating func frameLimits(_ axis: Int) -> CaseTree.FrameLimits {
    CaseTree.FrameLimits(
      minimum: maybe(axis, 40), ideal: maybe(axis, 30),
      maximum: chance(30) ? .infinity : maybe(axis, 40))
  }

  private mutating func alignment() -> String? {
    pick([
      nil, "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
      "bottomTrailing", "firstTextBaseline", "lastTextBaseline",
    ])
  }

  private mutating func rowGuide() -> String? {
    pick([
      nil, "top", "bottom", "firstTextBaseline", "lastTextBaseline", "custom", "custom-center-a",
      "custom-end-b",
    ])
  }

  private mutating func columnGuide() -> String? {
    pick([nil, "leading", "trailing", "custom", "custom-center-a", "custom-end-b"])
  }

  private mutating func branch(_ depth: Int) -> CaseTree.Node {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<15: .hStack(alignment: rowGuide(), spacing: maybe(0, 40), trees(depth))
    case 15..<30: .vStack(alignment: columnGuide(), spacing: maybe(1, 40), trees(depth))
    case 30..<37: .zStack(alignment: alignment(), trees(depth))
    case 37..<40: .lazyVStack(alignment: columnGuide(), spacing: maybe(1), trees(depth))
    case 40..<43:
      .lazyVGrid(
        columns: columns(), alignment: nil, spacing: maybe(1), trees(depth, 0...5))
    case 43..<46: grid(depth)
    case 46..<48: .list(scroll: length(1), trees(depth))
    case 48..<50: .scrollView(axis: pick([0, 1]), scroll: length(1), tree(depth: depth - 1))
    case 50..<52: .geometryReader(trees(depth, 0...2))
    case 52..<54: .viewThatFits(axes: pick([nil, "h", "v", "hv"]), trees(depth))
    case 54..<56: .pile(key: chance(50) ? nil : "custom-end-b", trees(depth))
    case 56..<58: .flow(gap: length(0, 2), trees(depth))
    case 58..<60: .equalWidth(gap: length(0, 2), trees(depth))
    case 60..<61: .unplaced(trees(depth))
    default: modifier(tree(depth: depth - 1), depth)
    }
  }

  private mutating func columns() -> [CaseTree.Column] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let minimum = maybe(0, 80)
      let maximum = chance(40) ? (minimum ?? 10) + length(0, 6) : nil
      let size: CaseTree.Column.Size =
        pick([
          .fixed(length(0)), .flexible(minimum: minimum, maximum: maximum),
          .adaptive(minimum: minimum, maximum: maximum),
        ])
      return CaseTree.Column(size: size, spacing: maybe(0), alignment: alignment())
    }
  }

  private mutating func grid(_ depth: Int) -> CaseTree.Node {
    let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      trees(depth, 1...3).map { CaseTree.Cell(view: $0, columns: chance(20) ? 2 : 1) }
    }
    return .grid(alignment: alignment(), hSpacing: maybe(0), vSpacing: maybe(1), rows: rows)
  }

  private mutating func modifier(_ child: CaseTree, _ depth: Int) -> CaseTree.Node {
    switch Int.random(in: 0..<13, using: &generator) {
    case 0: return .frame(width: maybe(0), height: maybe(1), alignment: alignment(), child)
    case 1, 2:
      return .flexFrame(
        width: frameLimits(0), height: frameLimits(1), alignment: alignment(), child)
    case 3:
      return .padding(
        top: maybe(1), leading: maybe(0), bottom: maybe(1), trailing: maybe(0), child)
    case 4: return .border(child)
    case 5: return .fixedSize(horizontal: chance(50), vertical: chance(50), child)
    case 6: return .priority(pick([-1, 0, 1, 2]), child)
    case 7:
      return chance(50)
        ? .aspectRatio(width: pick([1, 3, 0]), height: pick([1, 2]), fill: chance(50), child)
        : .aspectRatioOfChild(fill: chance(50), child)
    case 8: return .offset(x: length(0), y: -length(1), child)
    case 9: return .position(x: length(0), y: length(1), child)
    case 10:
      return .secondary(
        tree(depth: depth - 1), isOverlay: chance(50), alignment: alignment(), primary: child)
    case 11:
      return .safeAreaInset(
        edge: pick(["top", "leading", "bottom", "trailing"]), bar: tree(depth: depth - 1),
        alignment: nil, spacing: maybe(1), content: child)
    default:
      let axis = pick([0, 1])
      let key = axis == 0 ? columnGuide() : rowGuide()
      return .guide(
        axis: axis, key: key ?? "center",
        of: axis == 0 ? pick(["leading", "trailing"]) : pick(["top", "lastTextBaseline"]),
        plus: length(axis, 4), child)
    }
  }
}
