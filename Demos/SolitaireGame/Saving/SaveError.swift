import Foundation

/// Why a saved game could not be read or written.
package enum SaveError: Error, Equatable, Sendable {
  /// The file cannot be read, for a reason that the system gives.
  case unreadable(String, reason: String)
  /// The file is no saved game of this program.
  case foreign(String)
  /// The file cannot be written, for a reason that the system gives.
  case unwritable(String, reason: String)
}

extension SaveError: CustomStringConvertible {
  /// One sentence for the player.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(name(path)) cannot be read: \(reason)."
    case .foreign(let path): "\(name(path)) is no saved game."
    case .unwritable(let path, let reason): "\(name(path)) cannot be saved: \(reason)."
    }
  }

  private func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
}
