import Inlay
import SolitaireGame

extension SolitaireModel {
  /// Does what a key stands for; false if it stands for nothing.
  func handle(_ key: KeyEquivalent) -> Bool {
    if showsHelp {
      showsHelp = false
      return true
    }
    switch key {
    case .leftArrow: step(.left)
    case .rightArrow: step(.right)
    case .upArrow: step(.up)
    case .downArrow: step(.down)
    case .tab: step(cursor?.isInUpperRow == true ? .down : .up)
    case .space, .return: act()
    case .escape: letGo()
    case "d": draw()
    case "s": if let card = chosen { sendHome(card) }
    case "a": sendAllHome()
    case "u": undo()
    case "r": redo()
    case "h": showHint()
    case "k": toggleKings()
    case "n": askToDeal()
    case "?": showsHelp = true
    default: return carry(toPileNamed: key)
    }
    return true
  }

  private func step(_ step: Cursor.Step) {
    message = nil
    if cursor == nil { return cursor = hintedCursor ?? .deck }
    cursor?.move(step, on: table, wholePiles: held != nil)
    if let held, let place = cursor?.place { _ = judge([held], to: place) } else { carried = nil }
  }

  private func letGo() {
    held = nil
    carried = nil
    message = nil
  }

  /// The card of the hint, from which keys then go on.
  private var hintedCursor: Cursor? {
    guard case .carry(let card, _) = hint, let place = table.place(of: card) else { return nil }
    return Cursor(card, at: place, on: table)
  }

  /// Draws, lifts or drops, as the cursor is on the deck, on a card or carries one.
  private func act() {
    let cursor = cursor ?? .deck
    self.cursor = cursor
    if let card = held {
      guard let place = cursor.place else { return }
      return table.place(of: card) == place ? letGo() : play(.carry(card, to: place))
    }
    if cursor == .deck { return draw() }
    held = cursor.card(on: table)
    message = held.map { Message(text: "\($0) lifted: arrows carry, Space drops, Esc lets go.") }
  }

  /// The card that a key is about: the one that is lifted, or under the cursor, or the open one of the deck.
  private var chosen: Card? { held ?? cursor?.card(on: table) ?? table.deck.shown }

  /// Takes the chosen card to a pile by its number.
  private func carry(toPileNamed key: KeyEquivalent) -> Bool {
    guard let number = key.character.wholeNumberValue, (1...Table.pileCount).contains(number)
    else { return false }
    if let card = chosen {
      play(.carry(card, to: .pile(number - 1)))
    }
    return true
  }

  /// Deals at the second press, where a game would be lost.
  private func askToDeal() {
    let question = Message(text: "Press n again to give this game up and deal a new one.")
    if game.moves.isEmpty || table.isWon || message == question { return deal() }
    message = question
  }
}
