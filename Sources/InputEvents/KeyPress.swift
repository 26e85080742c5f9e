/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// Where in its life a key press is. Terminals without the kitty keyboard protocol only ever report
  /// `down`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// Every phase.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Where in its life the press is.
  public var phase: Phases
  /// The key.
  public var key: KeyEquivalent
  /// The text the press types, empty for keys that type none.
  public var characters: String
  /// The modifiers held with it.
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
