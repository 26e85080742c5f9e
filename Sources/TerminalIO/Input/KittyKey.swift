import InputEvents

/// A key event of the kitty keyboard protocol, as sent.
///
/// The protocol also extends the older sequences of function keys (`CSI 1;1:3A`); `final` tells the
/// numberings apart.
package struct KittyKey: Hashable, Sendable {
  /// The key's code point in sequences that end in `u`, else the number of the key.
  package var code: UInt32
  /// The last byte of the sequence.
  package var final: UInt8 = UInt8(ascii: "u")
  /// The modifier bits of the protocol: the parameter less one.
  package var modifiers = 0
  package var phase: KeyPress.Phases = .down
  /// The character that the key types with Shift, where the terminal reports it.
  package var shifted: Unicode.Scalar?
  /// The character at the same place of the standard PC-101 layout, where reported.
  package var base: Unicode.Scalar?
  /// The text that the event types, where reported.
  package var text = ""
}
