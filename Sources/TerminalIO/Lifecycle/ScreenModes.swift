/// The byte strings that take the terminal over and give it back.
package struct ScreenModes: Hashable, Sendable {
  /// Opens the screen: no line wrap, no cursor, paste, focus and mouse reports, kitty keys.
  package let enter: [UInt8]
  /// Undoes `enter` and motion reports. Sending it again changes nothing.
  package let leave: [UInt8]
  /// Whether the terminal has a mouse whose reports can be switched.
  let reportsMouse: Bool
  /// Asks for what cannot be known otherwise; ends with a question that every terminal answers.
  package let queries: [UInt8]
  /// The question that every terminal answers (DA1), as a fence behind other answers.
  package static let fence = Array("\u{1B}[c".utf8)

  /// Reports motion without a button.
  static let motionOn = Array("\u{1B}[?1003h".utf8)
  /// Stops that, and sets the reports with a button again: many terminals take the reset of one
  /// tracking mode for a reset of all.
  static let motionOff = Array("\u{1B}[?1003l\u{1B}[?1002h".utf8)
  /// Measures text by grapheme clusters, and undoes that.
  static let clustersOn = Array("\u{1B}[?2027h".utf8)
  static let clustersOff = Array("\u{1B}[?2027l".utf8)

  /// Builds the strings for the terminal that the environment describes.
  package init(environment: TerminalEnvironment) {
    if environment.isLinuxConsole {
      // Without an alternate screen there is nothing to return to but an empty one.
      enter = Array("\u{1B}[?7l\u{1B}[?25l\u{1B}[H\u{1B}[J".utf8)
      leave = Array("\u{1B}[m\u{1B}[?25h\u{1B}[?7h\u{1B}[H\u{1B}[J".utf8)
    } else {
      let modes = "\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?1002h\u{1B}[?1006h"
      enter = Array("\u{1B}[?1049h\(modes)\u{1B}[>1u".utf8)
      let mouse = "\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l"
      let rest = "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[m"
      leave = Array("\u{1B}[?2026l\u{1B}[<u\(mouse)\(rest)\u{1B}[?1049l".utf8)
    }
    reportsMouse = !environment.isLinuxConsole
    queries = Self.queries(environment)
  }

  private static func queries(_ environment: TerminalEnvironment) -> [UInt8] {
    guard !environment.isLinuxConsole, !environment.isDumb else { return [] }
    // Terminal.app prints the end of a question for a mode.
    let asksModes = environment["TERM_PROGRAM"] != "Apple_Terminal"
    let modes = asksModes ? "\u{1B}[?2026$p\u{1B}[?2027$p" : ""
    return Array("\u{1B}[?u\(modes)".utf8) + fence
  }
}
