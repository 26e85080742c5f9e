/// What is written down of a game.
package struct SavedGame: Equatable, Sendable {
  package var game: Game
  /// How long it has been played.
  package var seconds: Int

  package init(_ game: Game, seconds: Int) {
    self.game = game
    self.seconds = seconds
  }
}

extension SavedGame: Codable {
  private enum Key: CodingKey {
    case format, version, seed, kingsOnly, seconds, moves, undone
  }

  private static let format = "inlay-solitaire"
  private static let version = 1
  /// A year in seconds: a clock that says more has been tampered with.
  private static let longestGame = 365 * 24 * 3600

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard try values.decode(String.self, forKey: .format) == Self.format,
      try values.decode(Int.self, forKey: .version) == Self.version
    else { throw Self.corruption("another format", decoder) }
    let game = Game(
      seed: try values.decode(UInt64.self, forKey: .seed),
      kingsOnly: try values.decode(Bool.self, forKey: .kingsOnly),
      moves: try Self.moves(values.decode([String].self, forKey: .moves), decoder),
      undone: try Self.moves(values.decode([String].self, forKey: .undone), decoder))
    guard let game else { throw Self.corruption("a move against the rules", decoder) }
    let seconds = try values.decode(Int.self, forKey: .seconds)
    self.init(game, seconds: min(max(0, seconds), Self.longestGame))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(Self.version, forKey: .version)
    try values.encode(game.seed, forKey: .seed)
    try values.encode(game.kingsOnly, forKey: .kingsOnly)
    try values.encode(seconds, forKey: .seconds)
    try values.encode(game.moves.map(\.description), forKey: .moves)
    try values.encode(game.undone.map(\.description), forKey: .undone)
  }

  private static func moves(_ texts: [String], _ decoder: any Decoder) throws -> [Move] {
    let moves = texts.compactMap { Move($0) }
    guard moves.count == texts.count else { throw corruption("no such move", decoder) }
    return moves
  }

  private static func corruption(_ text: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
  }
}
