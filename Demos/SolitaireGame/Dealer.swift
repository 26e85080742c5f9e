import DemoCommand

/// Shuffles cards; the same seed gives the same order, whatever the platform.
struct Dealer {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  // Not the library's shuffle, whose order may differ from one version to the next.
  mutating func shuffle(_ cards: [Card]) -> [Card] {
    var cards = cards
    for index in stride(from: cards.count - 1, to: 0, by: -1) {
      cards.swapAt(index, Int(numbers.next() % UInt64(index + 1)))
    }
    return cards
  }
}
