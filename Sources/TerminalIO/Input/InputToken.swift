import InputEvents

/// One whole unit of terminal input, cut out of the byte stream but not yet given a meaning to views.
package enum InputToken: Hashable, Sendable {
  /// A typed character that needs no decoding; U+FFFD stands for a byte that is not UTF-8.
  case text(Unicode.Scalar)
  /// The text of a bracketed paste, or the next part of one too long to be held whole.
  case paste(String)
  /// An SGR mouse report in zero-based cells, not yet clamped to the screen.
  case mouse(MouseEvent)
  /// An X10 mouse report: the three bytes less 32, so the position counts from 1.
  case mouseX10(button: Int, column: Int, row: Int)
  /// The terminal window gained (`true`) or lost the focus.
  case focus(Bool)
  /// An answer or announcement of the terminal itself.
  case report(TerminalReport)
  /// The Escape key, known by the silence after its byte.
  case escape
  /// A character typed with Alt held, which sends ESC before the character.
  case alt(Unicode.Scalar)
  /// A key in the kitty keyboard protocol's encoding.
  case kittyKey(KittyKey)
  /// A complete key sequence of the older encodings, for `LegacyKeyDecoder`.
  case legacyKey([UInt8])
}
