/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// Where in its life a key press is. Terminals without the kitty keyboard protocol only ever report
  /// `down`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public var phase: Phases
  public var key: KeyEquivalent
  /// The text the press types, empty for keys that type none.
  public var characters: String
  public var modifiers: EventModifiers

  /// Creates a press; without `characters` it types the key's own character if that is text.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters ?? key.typedText(with: modifiers)
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyEquivalent {
  /// The text that this key alone types: none for control and function keys, nor with a modifier
  /// other than Shift.
  func typedText(with modifiers: EventModifiers) -> String {
    let scalar = character.unicodeScalars.first!.value
    let isFunction = (0xF700...0xF8FF).contains(scalar)
    let isControl = scalar < 0x20 || scalar == 0x7F
    let blocking: EventModifiers = [.control, .option, .command, .hyper, .meta]
    return isFunction || isControl || !modifiers.isDisjoint(with: blocking) ? "" : String(character)
  }
}
