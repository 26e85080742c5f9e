#if os(Linux)
  import Glibc

  /// The probe program running on a pseudo-terminal.
  final class ProbeRun {
    enum Ending: Equatable {
      case status(Int32)
      case signal(Int32)
    }

    let terminal: PseudoTerminal
    private let process: pid_t
    /// Closed by the system when the last process of the run ends.
    private let lifeline: Int32
    let settingsBefore: [UInt32]

    init(
      _ arguments: [String] = [], terminal: PseudoTerminal? = nil, controlling: Bool = true,
      environment: [String] = []
    ) throws {
      let terminal = try terminal ?? PseudoTerminal()
      self.terminal = terminal
      settingsBefore = terminal.settings
      let variables = ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no"] + environment
      (process, lifeline) = try openFiles.withLock { _ in
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw PseudoTerminal.Failure(description: "pipe failed") }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        let process = try Self.spawn(
          arguments, path: terminal.path, flags: controlling ? O_RDWR : O_RDWR | O_NOCTTY,
          lifeline: ends[1], environment: variables)
        return (process, ends[0])
      }
    }

    deinit {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      close(lifeline)
    }

    func sendSignal(_ number: Int32) { kill(process, number) }

    /// Reads the terminal until the program has ended, and returns how.
    func awaitEnd() throws -> Ending {
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
    func awaitEndWithoutReading() throws -> Ending {
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
    func flagsOfStandardInput() throws -> Int32 {
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

    private static func spawn(
      _ arguments: [String], path: String, flags: Int32, lifeline: Int32, environment: [String]
    ) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, path, flags, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      posix_spawn_file_actions_adddup2(&actions, lifeline, 3)
      posix_spawn_file_actions_addclose(&actions, lifeline)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      let newSession: Int32 = 0x80
      let signals = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      posix_spawnattr_setflags(&attributes, Int16(newSession | signals))
      // The threads that run tests block signals, which programs inherit.
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      var defaults = sigset_t()
      sigfillset(&defaults)
      posix_spawnattr_setsigdefault(&attributes, &defaults)

      let program = try probePath()
      var words = ([program] + arguments).map { strdup($0) } + [nil]
      var variables = environment.map { strdup($0) } + [nil]
      defer { for text in words + variables { free(text) } }
      var process: pid_t = 0
      let result = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
      guard result == 0 else {
        throw PseudoTerminal.Failure(description: "\(program) does not start: \(result)")
      }
      return process
    }

    /// The probe lies beside the program that runs the tests.
    private static func probePath() throws -> String {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      let own = String(
        decoding: buffer[..<max(count, 0)].map(UInt8.init(bitPattern:)), as: UTF8.self)
      var folders = [own, CommandLine.arguments[0]]
      if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) {
        folders.append(bundle)
      }
      for path in folders {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let candidate = folder.joined(separator: "/") + "/terminal-probe"
        if access(candidate, X_OK) == 0 { return candidate }
      }
      throw PseudoTerminal.Failure(description: "no terminal-probe beside \(own)")
    }
  }
#endif
