#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The line settings under which every byte reaches the program unchanged, and the other way round.
enum RawMode {
  /// The settings for a full-screen program, made from those in force.
  ///
  /// Keys send no signals, nothing is echoed or edited, and neither input nor output is translated.
  /// Settings of the line itself, such as its speed, stay.
  static func settings(from saved: termios) -> termios {
    var raw = saved
    raw.c_iflag &= ~flags(IGNBRK, BRKINT, PARMRK, ISTRIP, INLCR, IGNCR, ICRNL, IXON)
    raw.c_oflag &= ~flags(OPOST)
    raw.c_lflag &= ~flags(ECHO, ECHONL, ICANON, ISIG, IEXTEN)
    raw.c_cflag &= ~flags(CSIZE, PARENB)
    raw.c_cflag |= flags(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  private static func flags<Flag: BinaryInteger>(_ values: Flag...) -> tcflag_t {
    values.reduce(0) { $0 | tcflag_t(truncatingIfNeeded: $1) }
  }
}
