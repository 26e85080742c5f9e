#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the environment variables say about the terminal.
package struct TerminalEnvironment: Sendable {
  private let variable: @Sendable (String) -> String?

  /// Creates an environment with the given variables.
  package init(_ variables: [String: String]) {
    variable = { variables[$0] }
  }

  private init(variable: @escaping @Sendable (String) -> String?) {
    self.variable = variable
  }

  /// The variables of this process.
  package static let current = TerminalEnvironment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable, or nil if it is unset or empty.
  package subscript(name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The terminal type, or nil if none is named.
  package var terminalType: String? { self["TERM"] }

  /// Whether the terminal is the Linux console, which has no alternate screen and no SGR mouse.
  var isLinuxConsole: Bool { terminalType == "linux" }

  /// Whether the terminal is known to do nothing but print.
  var isDumb: Bool { terminalType == nil || terminalType == "dumb" }

  /// Whether the program runs inside tmux.
  var isInsideTmux: Bool { self["TMUX"] != nil }
}
