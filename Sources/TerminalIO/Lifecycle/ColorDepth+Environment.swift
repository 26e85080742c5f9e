extension ColorDepth {
  /// Chooses the colors for a terminal.
  ///
  /// A user's wish counts most (`NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`), then whether
  /// there is a terminal at all, then what the variables `COLORTERM` and `TERM` say.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output goes to a terminal.
  package init(environment: TerminalEnvironment, isTerminal: Bool) {
    guard environment["NO_COLOR"] == nil else {
      self = .none
      return
    }
    let forced = environment["FORCE_COLOR"]
    switch forced {
    case "0", "false": self = .none
    case "1": self = .ansi16
    case "2": self = .indexed256
    case "3": self = .trueColor
    default:
      let isForced = forced != nil || (environment["CLICOLOR_FORCE"] ?? "0") != "0"
      let reported = ColorDepth(reportedBy: environment)
      if isForced {
        self = reported == .none ? .ansi16 : reported
      } else {
        self = isTerminal ? reported : .none
      }
    }
  }

  /// What the terminal is known to show.
  private init(reportedBy environment: TerminalEnvironment) {
    guard !environment.isDumb, let type = environment.terminalType else {
      self = .none
      return
    }
    let isScreen = type.hasPrefix("screen")
    // tmux takes 24-bit colors and reduces them itself; GNU screen passes on what its parent's
    // variables promise but cannot show it.
    if environment.isInsideTmux, isScreen || type.hasPrefix("tmux") {
      self = .trueColor
    } else if isScreen {
      self = .indexed256
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .trueColor
    } else if type.hasSuffix("-direct") || Self.trueColorTypes.contains(where: type.hasPrefix) {
      self = .trueColor
    } else if type.contains("256") {
      self = .indexed256
    } else {
      self = Self.monochromeTypes.contains(where: type.hasPrefix) ? .none : .ansi16
    }
  }

  private static let trueColorTypes = [
    "alacritty", "contour", "foot", "ghostty", "kitty", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
  private static let monochromeTypes = ["vt1", "vt2", "vt52", "ansi-m", "xterm-mono"]
}
