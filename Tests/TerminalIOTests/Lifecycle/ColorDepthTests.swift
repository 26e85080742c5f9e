import Testing

@testable import TerminalIO

struct ColorDepthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var variables: [String: String]
    var isTerminal = true
    var depth: ColorDepth
    var testDescription: String { variables.map { "\($0)=\($1)" }.sorted().joined(separator: " ") }
  }

  static let rows = [
    Row(variables: [:], depth: .none),
    Row(variables: ["TERM": "dumb"], depth: .none),
    Row(variables: ["TERM": "vt100"], depth: .none),
    Row(variables: ["TERM": "linux"], depth: .ansi16),
    Row(variables: ["TERM": "xterm"], depth: .ansi16),
    Row(variables: ["TERM": "xterm-256color"], depth: .indexed256),
    Row(variables: ["TERM": "xterm-direct"], depth: .trueColor),
    Row(variables: ["TERM": "xterm-kitty"], depth: .trueColor),
    Row(variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], depth: .trueColor),
    Row(variables: ["TERM": "xterm-256color", "COLORTERM": "24bit"], depth: .trueColor),
    Row(variables: ["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], depth: .indexed256),
    Row(variables: ["TERM": "tmux-256color", "TMUX": "socket,1,0"], depth: .trueColor),
    Row(variables: ["TERM": "screen-256color", "TMUX": "socket,1,0"], depth: .trueColor),
    Row(variables: ["TERM": "screen-256color", "COLORTERM": "truecolor"], depth: .indexed256),
    Row(variables: ["TERM": "xterm-256color"], isTerminal: false, depth: .none),
    Row(
      variables: ["TERM": "xterm-256color", "NO_COLOR": "1", "FORCE_COLOR": "3"], depth: .none),
    Row(variables: ["TERM": "xterm-256color", "NO_COLOR": ""], depth: .indexed256),
    Row(
      variables: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], isTerminal: false,
      depth: .indexed256),
    Row(
      variables: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], isTerminal: false, depth: .none),
    Row(variables: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16),
    Row(variables: ["TERM": "xterm", "FORCE_COLOR": "3"], isTerminal: false, depth: .trueColor),
    Row(variables: ["TERM": "xterm-256color", "FORCE_COLOR": "0"], depth: .none),
    Row(variables: ["TERM": "xterm-256color", "FORCE_COLOR": "1"], depth: .ansi16),
    Row(variables: ["TERM": "xterm-256color", "FORCE_COLOR": "true"], depth: .indexed256),
  ]

  @Test(arguments: rows)
  func depthFollowsTheEnvironment(_ row: Row) {
    let environment = TerminalEnvironment(row.variables)
    #expect(ColorDepth(environment: environment, isTerminal: row.isTerminal) == row.depth)
  }
}
