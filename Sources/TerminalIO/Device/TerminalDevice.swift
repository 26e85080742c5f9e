#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal, through a descriptor of our own.
///
/// The descriptor comes from opening the terminal once more and is non-blocking. Descriptors 0, 1 and 2
/// are left alone: they share their flags with other programs on the same terminal.
package final class TerminalDevice {
  /// What a read brought.
  package enum Input: Hashable, Sendable {
    case bytes([UInt8])
    /// There is nothing to read now.
    case nothing
    /// The terminal is gone.
    case closed
  }

  /// The descriptor, for waiting on it.
  package let descriptor: Int32

  /// Opens the terminal at `path`, or returns nil if that fails or it is no terminal.
  package init?(path: String) {
    let opened = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    guard isatty(opened) == 1 else {
      close(opened)
      return nil
    }
    descriptor = opened
  }

  /// Opens the terminal of this process: the controlling one, or the one that a standard descriptor
  /// refers to.
  package static func ofThisProcess() -> TerminalDevice? {
    let named = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].lazy.compactMap(path(of:))
    #if os(macOS)
      // There the name of the controlling terminal cannot be waited on.
      return named.compactMap(TerminalDevice.init(path:)).first
    #else
      return TerminalDevice(path: "/dev/tty") ?? named.compactMap(TerminalDevice.init(path:)).first
    #endif
  }

  private static func path(of descriptor: Int32) -> String? {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { close(descriptor) }

  /// The size of the screen; a terminal that does not know its own counts as 80 by 24 cells.
  package var size: TerminalSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return .standard }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whether this process may change the terminal without being stopped for it. A terminal that does
  /// not control the process has no such rule.
  package var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Reads what is there, up to `limit` bytes.
  package func read(limit: Int = 4096) -> Input {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
      repeat {
        count = systemRead(descriptor, buffer.baseAddress!, limit)
      } while count < 0 && errno == EINTR
      used = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && errno == EAGAIN ? .nothing : .closed
  }

  /// Writes as many of the bytes as the terminal takes now.
  ///
  /// - Returns: How many it took, 0 included, or nil if the terminal is gone.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let address = bytes.baseAddress, !bytes.isEmpty else { return 0 }
    var count = 0
    repeat {
      count = systemWrite(descriptor, address, bytes.count)
    } while count < 0 && errno == EINTR
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }

  /// Waits for input, or for room to write, and returns whether there is any.
  func wait(for events: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}

private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
