#if os(Linux)
  import Glibc

  /// A program of this package that runs on a pseudo-terminal.
  package final class ProgramRun {
    package enum Ending: Equatable, Sendable {
      case status(Int32)
      case signal(Int32)
    }

    package let terminal: PseudoTerminal
    private let process: pid_t
    /// Closed by the system when the last process of the run ends.
    private let lifeline: Int32
    package let settingsBefore: [UInt32]

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The name of the executable, which lies beside the program that runs the tests.
    ///   - controlling: Whether the terminal becomes the controlling one of the program.
    ///   - environment: Variables in the form `NAME=value`, beside those that every run has.
    package init(
      _ program: String, _ arguments: [String] = [], terminal: PseudoTerminal? = nil,
      controlling: Bool = true, environment: [String] = []
    ) throws {
      let terminal = try terminal ?? PseudoTerminal()
      self.terminal = terminal
      settingsBefore = terminal.settings
      var start = ProgramStart(try BuiltProgram.path(of: program), arguments)
      let namesTerminal = environment.contains { $0.hasPrefix("TERM=") }
      start.environment = environment + (namesTerminal ? [] : ["TERM=xterm-256color"])
      start.standardInput = .terminal(terminal.path, controlling: controlling)
      (process, lifeline) = try openFiles.withLock { _ in
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw PseudoTerminal.Failure(description: "pipe failed") }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        start.lifeline = ends[1]
        return (try start.spawn(), ends[0])
      }
    }

    deinit {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      close(lifeline)
    }

    /// Has the program find no room for files of more bytes, as on a disk that is full.
    package func limitFiles(toBytes bytes: UInt) throws {
      typealias Call =
        @convention(c) (
          pid_t, Int32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?
        ) -> Int32
      // The headers show the call to programs in C only.
      let call = dlsym(nil, "prlimit").map { unsafeBitCast($0, to: Call.self) }
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      guard call?(process, Int32(RLIMIT_FSIZE.rawValue), &limit, nil) == 0 else {
        throw PseudoTerminal.Failure(description: "no limit")
      }
    }

    package func sendSignal(_ number: Int32) { kill(process, number) }

    /// Waits until the program wrote something more, and returns all that the test has not looked at.
    package func awaitBytes() throws -> [UInt8] {
      while true {
        terminal.readAvailable()
        if !terminal.unread.isEmpty { return terminal.takeUnreadBytes() }
        var entries = [
          pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0),
          pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&entries, nfds_t(entries.count), 20_000) > 0 else {
          throw PseudoTerminal.Failure(description: "nothing came")
        }
        if entries[0].revents == 0, entries[1].revents != 0 {
          throw PseudoTerminal.Failure(description: "the program ended: \(try ending())")
        }
      }
    }

    /// Reads the terminal until the program has ended, and returns how.
    package func awaitEnd() throws -> Ending {
      while true {
        var entries = [
          pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0),
          pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&entries, nfds_t(entries.count), 20_000) > 0 else {
          throw PseudoTerminal.Failure(
            description: "no end; so far: \(terminal.takeUnread().debugDescription)")
        }
        terminal.readAvailable()
        if entries[0].revents != 0 { return try ending() }
      }
    }

    /// Waits until the program has ended, while its terminal reads nothing.
    package func awaitEndWithoutReading() throws -> Ending {
      var entry = pollfd(fd: lifeline, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 20_000) > 0 else {
        throw PseudoTerminal.Failure(description: "no end")
      }
      return try ending()
    }

    private func ending() throws -> Ending {
      var information = siginfo_t()
      guard waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0 else {
        throw PseudoTerminal.Failure(description: "waitid failed")
      }
      let value = information._sifields._sigchld.si_status
      return information.si_code == CLD_EXITED ? .status(value) : .signal(value)
    }

    /// The flags of the open file that the program has as its standard input.
    package func flagsOfStandardInput() throws -> Int32 {
      let file = fopen("/proc/\(process)/fdinfo/0", "r")
      guard let file else { throw PseudoTerminal.Failure(description: "no fdinfo") }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, 256, file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        if words.first == "flags:", let flags = words.last.flatMap({ Int32($0, radix: 8) }) {
          return flags
        }
      }
      throw PseudoTerminal.Failure(description: "no flags")
    }
  }
#endif
