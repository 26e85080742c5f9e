#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signal handlers that a program had before its session, which must still get their turn.
enum EarlierHandlers {
  static func install() {
    for number in [SIGTERM, SIGSEGV] {
      signal(number) { number in
        let text: StaticString = "<earlier handler>"
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(number == SIGTERM ? 41 : 42)
      }
    }
  }
}
