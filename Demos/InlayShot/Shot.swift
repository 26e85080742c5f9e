import ProgramRuns

/// A picture of a program at one moment.
struct Shot: Sendable {
  /// The name of the file, without its extension.
  let name: String
  /// What the picture shows, for those who cannot see it.
  let title: String
  let program: String
  /// The arguments; a file of the repository is copied into the folder that the program works in.
  var arguments: [Argument] = []
  var columns = 80
  var rows = 24
  /// What brings the program to the moment.
  let steps: @Sendable (ProgramScreen) throws -> Void

  enum Argument: Sendable {
    case text(String)
    case copyOfFile(String)
    /// A file that is not there yet.
    case scratchFile
  }
}
