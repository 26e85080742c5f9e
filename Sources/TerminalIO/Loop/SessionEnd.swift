/// How a session ended.
package enum SessionEnd: Hashable, Sendable {
  /// The client ended it with a status.
  case finished(Int32)
  /// The quit key was pressed and nothing else used it.
  case quit
  /// The terminal went away.
  case hangUp
  /// A signal handler gave the terminal back, and the program lived on.
  case interrupted

  /// The status for the program to exit with.
  package var exitStatus: Int32 {
    switch self {
    case .finished(let status): status
    case .quit: 0
    case .hangUp: 129
    case .interrupted: 130
    }
  }
}
