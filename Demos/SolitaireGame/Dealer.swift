/// Shuffles cards; the same seed gives the same order, whatever the platform.
struct Dealer {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of the SplitMix64 sequence.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func shuffle(_ cards: [Card]) -> [Card] {
    var cards = cards
    for index in stride(from: cards.count - 1, to: 0, by: -1) {
      cards.swapAt(index, Int(next() % UInt64(index + 1)))
    }
    return cards
  }
}
