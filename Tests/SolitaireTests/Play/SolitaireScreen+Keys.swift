import InlayTesting
import InputEvents
import SolitaireGame

@testable import solitaire

extension SolitaireScreen {
  /// Makes a move with keys: arrows to a card, Space, arrows to a place, Space.
  func playByKeys(_ move: Move, via route: InputRoute = .events) {
    guard case .carry(let card, let place) = move else {
      return screen.press("d", via: route)
    }
    walk(wholePiles: false, via: route) { $0.card(on: self.model.table) == card }
    screen.press(.space, via: route)
    walk(wholePiles: true, via: route) { $0.place == place }
    screen.press(.space, via: route)
  }

  /// Presses the fewest arrows that bring the cursor where a condition holds.
  private func walk(
    wholePiles: Bool, via route: InputRoute, to isThere: (Cursor) -> Bool
  ) {
    // The first key shows the cursor.
    if model.cursor == nil { screen.press(.downArrow, via: route) }
    let arrows: [(KeyEquivalent, Cursor.Step)] = [
      (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
    ]
    var ways: [(cursor: Cursor, keys: [KeyEquivalent])] = [(model.cursor!, [])]
    var seen = Set(ways.map(\.cursor))
    var index = 0
    while index < ways.count, !isThere(ways[index].cursor) {
      for (key, step) in arrows {
        var next = ways[index].cursor
        next.move(step, on: model.table, wholePiles: wholePiles)
        if seen.insert(next).inserted { ways.append((next, ways[index].keys + [key])) }
      }
      index += 1
    }
    for key in ways[index].keys { screen.press(key, via: route) }
  }
}
