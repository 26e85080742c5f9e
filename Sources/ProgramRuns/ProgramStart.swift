#if os(Linux)
  import Glibc

  /// How a program of this package is started.
  struct ProgramStart {
    enum Input {
      /// All three standard files are a terminal.
      case terminal(String, controlling: Bool)
      /// Standard input is empty; the others are the given descriptors.
      case none(output: Int32, error: Int32)
    }

    let path: String
    let arguments: [String]
    var environment: [String] = []
    var standardInput = Input.none(output: 1, error: 2)
    /// A descriptor that the program holds open as number 3 for as long as it lives.
    var lifeline: Int32?

    init(_ path: String, _ arguments: [String]) {
      self.path = path
      self.arguments = arguments
    }

    /// Starts the program in a session of its own.
    func spawn() throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      switch standardInput {
      case .terminal(let terminal, let controlling):
        let flags = controlling ? O_RDWR : O_RDWR | O_NOCTTY
        posix_spawn_file_actions_addopen(&actions, 0, terminal, flags, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
      case .none(let output, let error):
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, error, 2)
      }
      if let lifeline {
        posix_spawn_file_actions_adddup2(&actions, lifeline, 3)
        posix_spawn_file_actions_addclose(&actions, lifeline)
      }
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

      var words = ([path] + arguments).map { strdup($0) } + [nil]
      let variables = ["SWIFT_BACKTRACE=enable=no", "INLAY_REDUCE_MOTION=1"] + environment
      var strings = variables.map { strdup($0) } + [nil]
      defer { for text in words + strings { free(text) } }
      var process: pid_t = 0
      let result = posix_spawn(&process, path, &actions, &attributes, &words, &strings)
      guard result == 0 else {
        throw PseudoTerminal.Failure(description: "\(path) does not start: \(result)")
      }
      return process
    }
  }

  /// The executables of this package, which lie beside the program that runs the tests.
  enum BuiltProgram {
    static func path(of program: String) throws -> String {
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
        let candidate = folder.joined(separator: "/") + "/" + program
        if access(candidate, X_OK) == 0 { return candidate }
      }
      throw PseudoTerminal.Failure(description: "no \(program) beside \(own)")
    }
  }
#endif
