/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits, numbered as in the kitty keyboard protocol.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift, which terminals often keep for themselves.
  public static let shift = EventModifiers(rawValue: 1)
  /// Alt, called Option on a Mac keyboard.
  public static let option = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Super, called Command on a Mac keyboard.
  public static let command = EventModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = EventModifiers(rawValue: 16)
  /// Meta, where it is a key of its own.
  public static let meta = EventModifiers(rawValue: 32)
  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 64)
  /// Num Lock is on.
  public static let numericPad = EventModifiers(rawValue: 128)
}
