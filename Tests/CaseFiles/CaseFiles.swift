import Foundation

/// Finds the files of behavior cases: those kept in the repository, and those of the same name in the
/// folder that the environment variable `INLAY_CASES` names.
public enum CaseFiles {
  /// The contents of every file called `name`.
  ///
  /// A folder in `INLAY_CASES` need not hold every file; a file that cannot be read is an error.
  public static func contents(of name: String) throws -> [String] {
    var folders = [
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Cases")
    ]
    if let extra = ProcessInfo.processInfo.environment["INLAY_CASES"], !extra.isEmpty {
      folders.append(URL(fileURLWithPath: extra))
    }
    return try folders.enumerated().compactMap { index, folder in
      let file = folder.appendingPathComponent(name)
      guard index == 0 || FileManager.default.fileExists(atPath: file.path) else { return nil }
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The lines of every file called `name`, without empty ones and comments that begin with `#`.
  public static func lines(of name: String) throws -> [String] {
    try contents(of: name).flatMap { text in
      text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
  }
}
