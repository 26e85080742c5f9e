import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The time in which the terminal is ours: raw, full screen, and given back however the program ends.
@MainActor
final class TerminalLease {
  private let device: TerminalDevice
  private let modes: ScreenModes
  private let savedSettings: termios
  private var isHandlingSignals = false
  /// Whether grapheme cluster mode was set by us.
  private var hasClusterMode = false

  /// Reads the line settings to return to, or returns nil if the device has none.
  init?(device: TerminalDevice, modes: ScreenModes) {
    var settings = termios()
    guard tcgetattr(device.descriptor, &settings) == 0 else { return nil }
    self.device = device
    self.modes = modes
    savedSettings = settings
  }

  /// Whether the terminal is ours. A signal handler may have given it back.
  var isHeld: Bool { ExitRestoration.isArmed.load(ordering: .relaxed) }

  /// Takes the terminal and returns the bytes that are to be written first.
  ///
  /// Everything that gives it back is in place before anything changes.
  func take(signalPipe: Int32) -> [UInt8] {
    let record = ExitRestoration.record
    let capture = StandardErrorCapture.begin()
    hasClusterMode = false
    withSignalsBlocked {
      record.pointee.process = getpid()
      record.pointee.terminal = device.descriptor
      record.pointee.settings = savedSettings
      record.pointee.flushesInput = !modes.queries.isEmpty
      record.pointee.signalPipe = signalPipe
      record.pointee.standardError = capture?.original ?? -1
      record.pointee.capturedError = capture?.file ?? -1
      setLeaveBytes(modes.leave)
      ExitRestoration.isArmed.store(true, ordering: .relaxed)
    }
    if !isHandlingSignals {
      Self.registerExitHandler
      SignalActions.install()
      isHandlingSignals = true
    }
    return setUp()
  }

  /// Takes the terminal again after another program may have changed it, without having given it back.
  func retake() -> [UInt8] { leaveBytes + setUp() }

  private func setUp() -> [UInt8] {
    var raw = RawMode.settings(from: savedSettings)
    _ = tcsetattr(device.descriptor, TCSANOW, &raw)
    return modes.enter + (hasClusterMode ? ScreenModes.clustersOn : [])
  }

  /// Notes that grapheme cluster mode is being set, and returns the bytes that set it.
  func setClusterMode() -> [UInt8] {
    guard !hasClusterMode else { return [] }
    hasClusterMode = true
    withSignalsBlocked { setLeaveBytes(leaveBytes) }
    return ScreenModes.clustersOn
  }

  /// The bytes that undo what was set.
  var leaveBytes: [UInt8] {
    (hasClusterMode ? ScreenModes.clustersOff : []) + modes.leave
  }

  /// Gives the terminal back after the leave bytes were written.
  func giveBack() {
    ExitRestoration.restore(writesLeave: false)
  }

  /// Returns all signals to whoever had them before.
  func removeSignalHandlers() {
    guard isHandlingSignals else { return }
    SignalActions.remove()
    isHandlingSignals = false
  }

  private func setLeaveBytes(_ bytes: [UInt8]) {
    let record = ExitRestoration.record
    precondition(bytes.count <= ExitRecord.leaveCapacity, "the leave string has a fixed place")
    for (index, byte) in bytes.enumerated() { record.pointee.leave[index] = byte }
    record.pointee.leaveCount = bytes.count
  }

  private func withSignalsBlocked(_ body: () -> Void) {
    var all = sigset_t()
    var previous = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &previous)
    body()
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Gives the terminal back when the program calls `exit`.
  private static let registerExitHandler: Void = {
    _ = atexit { ExitRestoration.restore() }
  }()
}
