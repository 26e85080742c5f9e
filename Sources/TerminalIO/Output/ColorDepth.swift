/// How many colors the terminal is given.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No color at all; bold, underline and reverse remain.
  case none
  /// The 16 colors that the terminal's theme defines.
  case ansi16
  /// The 256 indexed colors of xterm.
  case indexed256
  /// 24-bit colors.
  case trueColor
}
