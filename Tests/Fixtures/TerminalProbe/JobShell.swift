#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A shell with one job, which understands `fg` and `bg`, and says how the job changed.
enum JobShell {
  static func run(arguments: [String]) -> Never {
    signal(SIGTTOU, SIG_IGN)
    let job = start(arguments)
    tcsetpgrp(STDIN_FILENO, job)
    watch(job)
    while let line = readLine() {
      switch line {
      case "fg":
        tcsetpgrp(STDIN_FILENO, job)
        kill(-job, SIGCONT)
        watch(job)
      case "bg":
        kill(-job, SIGCONT)
        watch(job)
      default: exit(91)
      }
    }
    exit(92)
  }

  private static func start(_ arguments: [String]) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGTTOU)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    let path = CommandLine.arguments[0]
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var job: pid_t = 0
    guard posix_spawn(&job, path, nil, &attributes, &words, environ) == 0 else { exit(93) }
    return job
  }

  private static func watch(_ job: pid_t) {
    var status: Int32 = 0
    guard waitpid(job, &status, WUNTRACED) == job else { exit(94) }
    tcsetpgrp(STDIN_FILENO, getpgrp())
    if status & 0xFF == 0x7F {
      say("<shell: stopped by \((status >> 8) & 0xFF)>\n")
    } else {
      say("<shell: ended with \(status)>\n")
      exit(0)
    }
  }

  private static func say(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// Brings this process, as a job of a shell, to the front by itself, so that it never runs behind.
  static func bringToFront() {
    let earlier = signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(STDIN_FILENO, getpgrp())
    signal(SIGTTOU, earlier)
  }
}
