/// All ways to choose some elements, in every order, from none to all of them.
func arrangements<T>(of elements: [T]) -> [[T]] {
  var result: [[T]] = [[]]
  for (index, element) in elements.enumerated() {
    var rest = elements
    rest.remove(at: index)
    result += arrangements(of: rest).map { [element] + $0 }
  }
  return result
}

/// All sequences of `length` elements.
func sequences<T>(of elements: [T], length: Int) -> [[T]] {
  guard length > 0 else { return [[]] }
  return sequences(of: elements, length: length - 1).flatMap { head in
    elements.map { head + [$0] }
  }
}

/// A small generator of reproducible numbers.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number below `limit`.
  mutating func roll(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(limit))
  }
}
