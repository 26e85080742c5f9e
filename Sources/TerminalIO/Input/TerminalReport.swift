/// What a terminal says about itself, unasked or in answer to a query.
package enum TerminalReport: Hashable, Sendable {
  /// The kinds of control string, by the character after ESC that opens them.
  package enum StringKind: String, Hashable, Sendable {
    case operatingSystemCommand = "osc"
    case deviceControl = "dcs"
    case applicationCommand = "apc"
    case privacyMessage = "pm"
    case startOfString = "sos"
  }

  /// The cursor's place, counted from 1.
  case cursorPosition(row: Int, column: Int)
  /// The state of a mode (DECRPM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, isPrivate: Bool, state: Int)
  /// Device attributes: the parameters as sent, with their leading `?`, `>` or `=`.
  case deviceAttributes(String)
  /// A window report (`t`): the parameters as sent.
  case windowOperation(String)
  /// A device status report (`n`): the parameters as sent.
  case deviceStatus(String)
  /// The kitty keyboard flags in force.
  case keyboardFlags(Int)
  /// A control string without its introducer and terminator.
  case string(StringKind, String)
  /// A well-formed control sequence that no rule names: its text after `ESC [`.
  case unrecognized(String)
}
