#if os(Linux)
  import Glibc
  import Synchronization

  import TerminalIO

  /// A terminal whose other side the test plays.
  package final class PseudoTerminal {
    package struct Failure: Error, CustomStringConvertible {
      package var description: String

      package init(description: String) { self.description = description }
    }

    /// The side of the terminal emulator; -1 once it was closed.
    package private(set) var master: Int32
    /// The side of the program, held open so that what a program leaves behind can be looked at.
    package private(set) var slave: Int32
    package let path: String
    /// Whether the emulator answers the question that every terminal answers.
    package var answersFences = true
    /// All that the program wrote and the test has not looked at yet.
    package private(set) var unread: [UInt8] = []
    /// How many bytes of the fence were seen at the end of what was read.
    private var matched = 0

    package init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
      var name = [CChar](repeating: 0, count: 128)
      var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      var (master, slave): (Int32, Int32) = (-1, -1)
      let isOpen = openFiles.withLock { _ in
        let result = openpty(&master, &slave, &name, nil, &window)
        for file in [master, slave] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        return result == 0
      }
      guard isOpen else { throw Failure(description: "openpty failed") }
      (self.master, self.slave) = (master, slave)
      path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
    }

    deinit { hangUp() }

    /// The line settings, in a form that can be compared.
    package var settings: [UInt32] {
      var current = termios()
      tcgetattr(slave, &current)
      let characters = withUnsafeBytes(of: current.c_cc) { $0.map(UInt32.init) }
      return [current.c_iflag, current.c_oflag, current.c_cflag, current.c_lflag] + characters
    }

    /// Sets the line as a shell does that took the terminal from a stopped program.
    package func restoreSettings(_ settings: [UInt32]) throws {
      var current = termios()
      tcgetattr(slave, &current)
      (current.c_iflag, current.c_oflag) = (settings[0], settings[1])
      (current.c_cflag, current.c_lflag) = (settings[2], settings[3])
      guard tcsetattr(slave, TCSANOW, &current) == 0 else {
        throw Failure(description: "tcsetattr failed")
      }
    }

    package func resize(columns: UInt16, rows: UInt16) {
      var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// Closes both sides, as an emulator does whose window is closed.
    package func hangUp() {
      for file in [master, slave] where file >= 0 { close(file) }
      (master, slave) = (-1, -1)
    }

    package func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Types bytes, waiting while the program does not take them.
    package func send(_ bytes: [UInt8]) throws {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else { try wait(for: POLLOUT) }
      }
    }

    /// Reads until `text` comes and returns what came up to its end.
    @discardableResult
    package func expect(_ text: String) throws -> String {
      let wanted = Array(text.utf8)
      while true {
        if let end = unread.endIndex(of: wanted) {
          defer { unread.removeFirst(end) }
          return String(decoding: unread[..<end], as: UTF8.self)
        }
        try wait(for: POLLIN, reason: "\(text.debugDescription) did not come")
        readAvailable()
      }
    }

    /// Waits until the program wrote something, without reading it.
    package func awaitOutput() throws { try wait(for: POLLIN) }

    /// Reads what is there, and answers the fences in it.
    package func readAvailable() {
      var bytes = [UInt8](repeating: 0, count: 65536)
      while master >= 0 {
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return }
        unread += bytes[..<count]
        answerFences(in: bytes[..<count])
      }
    }

    /// Returns what was not looked at yet.
    package func takeUnread() -> String { String(decoding: takeUnreadBytes(), as: UTF8.self) }

    package func takeUnreadBytes() -> [UInt8] {
      readAvailable()
      defer { unread = [] }
      return unread
    }

    /// The input that waits for the next program.
    package func takeInputLeftBehind() -> [UInt8] {
      var raw = termios()
      tcgetattr(slave, &raw)
      raw.c_lflag &= ~tcflag_t(ICANON)
      tcsetattr(slave, TCSANOW, &raw)
      _ = fcntl(slave, F_SETFL, O_NONBLOCK)
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(slave, &bytes, bytes.count)
      return count > 0 ? Array(bytes[..<count]) : []
    }

    private func answerFences(in bytes: ArraySlice<UInt8>) {
      for byte in bytes {
        matched = byte == ScreenModes.fence[matched] ? matched + 1 : byte == 0x1B ? 1 : 0
        guard matched == ScreenModes.fence.count else { continue }
        matched = 0
        guard answersFences else { continue }
        let reply = Array("\u{1B}[?62;4c".utf8)
        _ = reply.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      }
    }

    private func wait(for events: Int32, reason: String = "the program does not read") throws {
      var entry = pollfd(fd: master, events: Int16(events), revents: 0)
      guard poll(&entry, 1, 20_000) > 0 else {
        let seen = String(decoding: unread.suffix(2000), as: UTF8.self).debugDescription
        throw Failure(description: "\(reason); so far: \(seen)")
      }
      if entry.revents & Int16(POLLIN) == 0, entry.revents & Int16(POLLHUP) != 0 {
        throw Failure(description: "\(reason): the program is gone")
      }
    }
  }

  /// Held while files are opened that programs started meanwhile must not inherit.
  package let openFiles = Mutex(())

  extension Collection where Element == UInt8 {
    /// Where the first occurrence of a part ends, as a distance from the start.
    package func endIndex(of part: [UInt8]) -> Int? {
      let bytes = Array(self)
      guard bytes.count >= part.count else { return nil }
      return (part.count...bytes.count).first { bytes[($0 - part.count)..<$0].elementsEqual(part) }
    }
  }
#endif
