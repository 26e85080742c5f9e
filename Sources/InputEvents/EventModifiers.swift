/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1)
  /// Alt, called Option on a Mac keyboard.
  public static let option = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// Super, called Command on a Mac keyboard.
  public static let command = EventModifiers(rawValue: 8)
  public static let hyper = EventModifiers(rawValue: 16)
  public static let meta = EventModifiers(rawValue: 32)
  public static let capsLock = EventModifiers(rawValue: 64)
  public static let numericPad = EventModifiers(rawValue: 128)
}
