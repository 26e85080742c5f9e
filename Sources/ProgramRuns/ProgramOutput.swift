#if os(Linux)
  import Glibc

  /// What a program of this package printed without a terminal, and how it ended.
  package struct ProgramOutput: Equatable, Sendable {
    package private(set) var output: String
    package private(set) var error: String
    package private(set) var ending: ProgramRun.Ending

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - program: The name of the executable, which lies beside the program that runs the tests.
    ///   - environment: Variables in the form `NAME=value`.
    package init(
      of program: String, _ arguments: [String] = [], environment: [String] = ["TERM=xterm"]
    ) throws {
      var start = ProgramStart(try BuiltProgram.path(of: program), arguments)
      start.environment = environment
      let (process, pipes) = try openFiles.withLock { _ in
        var pipes: [[Int32]] = []
        for _ in 0..<2 {
          var ends: [Int32] = [-1, -1]
          guard pipe(&ends) == 0 else { throw PseudoTerminal.Failure(description: "pipe failed") }
          for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
          pipes.append(ends)
        }
        start.standardInput = .none(output: pipes[0][1], error: pipes[1][1])
        let process = try start.spawn()
        for ends in pipes { close(ends[1]) }
        return (process, pipes.map { $0[0] })
      }
      let texts = Self.contents(of: pipes)
      for file in pipes { close(file) }
      var status: Int32 = 0
      waitpid(process, &status, 0)
      let signal = status & 0x7F
      (output, error) = (texts[0], texts[1])
      ending = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Reads files side by side up to their ends.
    private static func contents(of files: [Int32]) -> [String] {
      var bytes = files.map { _ in [UInt8]() }
      var open = Set(files.indices)
      var buffer = [UInt8](repeating: 0, count: 65536)
      while !open.isEmpty {
        var entries = files.enumerated().map { index, file in
          pollfd(fd: open.contains(index) ? file : -1, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&entries, nfds_t(entries.count), 20_000) > 0 else { break }
        for (index, entry) in entries.enumerated() where entry.revents != 0 {
          let count = read(files[index], &buffer, buffer.count)
          if count > 0 { bytes[index] += buffer[..<count] } else { open.remove(index) }
        }
      }
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
  }
#endif
