import Inlay
import SolitaireGame

/// The game that is played, what keys have chosen on it, and the file behind it.
@MainActor @Observable
final class SolitaireModel {
  /// What the status line says until something else happens.
  struct Message: Equatable {
    var text: String
    var isProblem = false
  }

  /// What is carried over a place.
  struct Carried: Equatable {
    var card: Card
    var place: Place
    /// Why it may not be put down there.
    var refusal: String?
  }

  private(set) var game: Game
  private(set) var seconds: Int
  var message: Message?
  var carried: Carried?
  /// The place that keys have chosen; nil until one was pressed.
  var cursor: Cursor?
  /// The card that keys have lifted.
  var held: Card?
  private(set) var hint: Move?
  var showsHelp = false
  private let file: SaveFile?
  private var isSaved = true

  /// Goes on with the saved game, or deals a new one.
  ///
  /// - Parameters:
  ///   - seed: The game to deal in any case.
  ///   - file: Where the game is saved; nil for nowhere.
  ///   - keepsFile: Whether nothing is done to the file.
  init(seed: UInt64?, kingsOnly: Bool = false, file: SaveFile?, keepsFile: Bool = false) {
    var (saved, file): (SavedGame?, SaveFile?) = (nil, file)
    do throws(SaveError) {
      saved = try file?.load()
    } catch {
      message = Message(text: error.description, isProblem: true)
      if let unread = file, !keepsFile { (file, message) = Self.keep(unread, after: error) }
    }
    self.file = file
    if let saved, seed == nil {
      (game, seconds) = (saved.game, saved.seconds)
      if kingsOnly { game.kingsOnly = true }
    } else {
      game = Game(seed: seed ?? Self.anySeed, kingsOnly: kingsOnly)
      seconds = 0
    }
  }

  private static var anySeed: UInt64 { .random(in: 1...999_999) }

  /// Saves a file that is no saved game from being written over.
  private static func keep(
    _ file: SaveFile, after problem: SaveError
  ) -> (SaveFile?, Message) {
    if case .foreign = problem, let kept = try? file.setAside() {
      let name = URL(fileURLWithPath: kept).lastPathComponent
      return (file, Message(text: "\(problem) It is kept as \(name).", isProblem: true))
    }
    return (nil, Message(text: "\(problem) This game is not saved.", isProblem: true))
  }

  var table: Table { game.table }

  // MARK: Moves

  /// Makes a move, or says why it cannot be made.
  func play(_ move: Move) {
    if game.play(move) {
      changed()
      message = nil
    } else if case .carry(let card, let place) = move {
      message = refusal(of: card, to: place).map { Message(text: $0, isProblem: true) }
    }
  }

  func draw() { play(.draw) }

  func sendHome(_ card: Card) { play(.carry(card, to: .suit(card.suit))) }

  func sendAllHome() {
    guard game.cardGoingHome != nil else {
      return message = Message(text: "No card can go home now.")
    }
    while let move = game.cardGoingHome { play(move) }
  }

  func undo() {
    guard game.undo() != nil else { return message = Message(text: "There is nothing to undo.") }
    changed()
    message = nil
  }

  func redo() {
    guard game.redo() != nil else { return message = Message(text: "There is nothing to redo.") }
    changed()
    message = nil
  }

  func showHint() {
    held = nil
    hint = game.hint
    switch hint {
    case .draw: message = Message(text: "Hint: turn the deck.")
    case .carry(let card, let place):
      message = Message(text: "Hint: \(card) → \(name(of: place)).")
    case nil: message = Message(text: "No move in sight. Undo some, or deal anew.")
    }
  }

  func toggleKings() {
    game.kingsOnly.toggle()
    changed()
    message = Message(
      text: game.kingsOnly ? "An empty pile takes only kings." : "An empty pile takes any card.")
  }

  /// Deals a new game.
  func deal() {
    game = Game(seed: Self.anySeed, kingsOnly: game.kingsOnly)
    seconds = 0
    cursor = nil
    changed()
    message = Message(text: "Game \(game.seed).")
  }

  private func changed() {
    held = nil
    hint = nil
    carried = nil
    isSaved = false
    save()
  }

  // MARK: What drags and keys ask

  /// Tells whether cards may be put down at a place, and remembers it for the status line.
  func judge(_ cards: [Card], to place: Place) -> DropOperation {
    guard let card = cards.first else { return .forbidden }
    let verdict = Carried(card: card, place: place, refusal: refusal(of: card, to: place))
    if carried != verdict { carried = verdict }
    return verdict.refusal == nil ? .move : .forbidden
  }

  /// Takes dragged cards to a place.
  func drop(_ cards: [Card], on place: Place) {
    if let card = cards.first, table.place(of: card) != place { play(.carry(card, to: place)) }
  }

  /// Leaves the reason for a refusal in the status line.
  func dragEnded() {
    if let refusal = carried?.refusal { message = Message(text: refusal, isProblem: true) }
    carried = nil
  }

  /// Why a card may not go to a place; nil if it may, or is there already.
  func refusal(of card: Card, to place: Place) -> String? {
    if table.place(of: card) == place { return nil }
    return table.refusal(of: card, to: place, kingsOnly: game.kingsOnly)
  }

  /// A place in a few words.
  func name(of place: Place) -> String {
    switch place {
    case .deck: "the deck"
    case .pile(let number): table.piles[number].top.map(\.title) ?? "the empty pile"
    case .suit(let suit): "home \(suit.symbol)"
    }
  }

  // MARK: Time and the file

  /// Counts a second of a game that has begun and is not over.
  func tick() {
    if game.moves.isEmpty || table.isWon { return }
    seconds += 1
    isSaved = false
  }

  /// Writes the game down if anything has changed.
  func save() {
    guard let file, !isSaved else { return }
    do {
      try file.save(SavedGame(game, seconds: seconds))
      isSaved = true
    } catch {
      message = Message(text: error.description, isProblem: true)
    }
  }
}
