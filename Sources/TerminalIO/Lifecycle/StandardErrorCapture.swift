#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps messages off the screen: standard error goes to a file while the program is full screen.
enum StandardErrorCapture {
  /// Begins to gather standard error, if it goes to a terminal.
  ///
  /// - Returns: Copies of the descriptor as it was and of the file, or nil if nothing is gathered.
  static func begin() -> (original: Int32, file: Int32)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var path = Array("\(folder)/stderr.XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    let original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, dup2(file, STDERR_FILENO) >= 0 else {
      if original >= 0 { close(original) }
      close(file)
      return nil
    }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    return (original, file)
  }

  private static var folder: String { TerminalEnvironment.current["TMPDIR"] ?? "/tmp" }
}
