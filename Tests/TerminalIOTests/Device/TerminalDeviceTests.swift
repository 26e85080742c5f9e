#if os(Linux)
  import Glibc
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  struct TerminalDeviceTests {
    private func device(_ terminal: PseudoTerminal) throws -> TerminalDevice {
      try #require(TerminalDevice(path: terminal.path))
    }

    @Test func sizeIsThatOfTheTerminal() throws {
      let terminal = try PseudoTerminal(columns: 132, rows: 43)
      let device = try device(terminal)
      #expect(device.size == TerminalSize(columns: 132, rows: 43))
      terminal.resize(columns: 20, rows: 5)
      #expect(device.size == TerminalSize(columns: 20, rows: 5))
    }

    @Test(arguments: [(UInt16(0), UInt16(0)), (0, 24), (80, 0)])
    func unknownSizeIsTheStandardOne(_ columns: UInt16, rows: UInt16) throws {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      #expect(try device(terminal).size == TerminalSize(columns: 80, rows: 24))
    }

    @Test func readingDoesNotWait() throws {
      let terminal = try PseudoTerminal()
      #expect(try device(terminal).read() == .nothing)
    }

    @Test func ownDescriptorIsNotShared() throws {
      let terminal = try PseudoTerminal()
      let device = try device(terminal)
      #expect(fcntl(device.descriptor, F_GETFL) & O_NONBLOCK != 0)
      #expect(fcntl(terminal.slave, F_GETFL) & O_NONBLOCK == 0)
    }

    @Test func fullTerminalTakesNoMoreAndThenGoesOn() throws {
      let terminal = try PseudoTerminal()
      let device = try device(terminal)
      let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 1 << 20)
      let count = try #require(bytes.withUnsafeBytes(device.write))
      #expect(count > 0 && count < bytes.count)
      while true {
        let more = try #require(bytes.withUnsafeBytes(device.write))
        if more == 0 { break }
      }
      terminal.readAvailable()
      #expect(try #require(bytes.withUnsafeBytes(device.write)) > 0)
    }

    @Test func lostTerminalIsClosed() throws {
      let terminal = try PseudoTerminal()
      let device = try device(terminal)
      terminal.hangUp()
      #expect(device.read() == .closed)
      #expect([1].withUnsafeBytes(device.write) == nil)
    }

    @Test func otherFilesAreNoTerminals() {
      #expect(TerminalDevice(path: "/dev/null") == nil)
      #expect(TerminalDevice(path: "/no/such/file") == nil)
    }

    @Test func rawSettingsPassEveryByteAndKeepTheLine() throws {
      let terminal = try PseudoTerminal()
      var saved = termios()
      tcgetattr(terminal.slave, &saved)
      var raw = RawMode.settings(from: saved)
      tcsetattr(terminal.slave, TCSANOW, &raw)
      let device = try device(terminal)
      let bytes = (0...255).map(UInt8.init)
      try terminal.send(bytes)
      #expect(device.read() == .bytes(bytes))
      #expect(bytes.withUnsafeBytes(device.write) == 256)
      terminal.readAvailable()
      #expect(terminal.unread == bytes)
      #expect(raw.c_cflag & tcflag_t(CREAD) == saved.c_cflag & tcflag_t(CREAD))
      #expect(cfgetospeed(&raw) == cfgetospeed(&saved))
    }
  }
#endif
