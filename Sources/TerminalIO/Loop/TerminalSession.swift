import InputEvents

/// Runs a client on a terminal from taking the terminal over to giving it back.
///
/// All happens on the main thread in one loop, which sleeps while there is neither input nor output nor
/// a timer: an idle program causes no wake-ups and writes no bytes.
@MainActor
package final class TerminalSession {
  /// Why a session could not begin.
  package enum Failure: Error, Hashable {
    /// The device has no line settings, or the system has no descriptors left.
    case unusableTerminal
  }

  /// How long after a change of size the size is read again, because some terminals announce the change
  /// before they tell the new size.
  static let sizeRereadDelay: Duration = .milliseconds(75)
  /// The most bytes of input taken before output and timers get a turn.
  static let inputBatch = 1 << 16
  /// The length from which on a read is taken to have left something.
  static let fullRead = 4095

  let client: any TerminalClient
  let device: TerminalDevice
  let clock: any FrameClock
  let modes: ScreenModes
  let signals: SignalPipe
  let pump: any EventPump
  let lease: TerminalLease
  let decoder: InputDecoder
  var output = OutputQueue()
  /// Changes of modes that wait for the terminal to take output.
  var pendingModes: [UInt8] = []
  var isMotionReported = false
  var sizeRereadTime: Duration?
  var end: SessionEnd?
  /// How many questions that every terminal answers are still without an answer.
  var awaitedFences = 0

  /// What the terminal answered so far.
  package internal(set) var capabilities = TerminalCapabilities()
  /// How often the loop woke up, for tests that nothing happens while nothing happens.
  package internal(set) var wakeUps = 0

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - client: The program to run.
  ///   - device: The terminal.
  ///   - environment: The variables that describe the terminal.
  ///   - clock: The time for timers and frames.
  ///   - pump: Where the loop sleeps, or nil for the platform's own pump, given the descriptors of
  ///     the terminal and of the signals.
  package init(
    client: any TerminalClient, device: TerminalDevice,
    environment: TerminalEnvironment = .current, clock: any FrameClock = MonotonicClock(),
    pump: ((_ terminal: Int32, _ signals: Int32) -> any EventPump)? = nil
  ) throws(Failure) {
    let modes = ScreenModes(environment: environment)
    guard let signals = SignalPipe(), let lease = TerminalLease(device: device, modes: modes)
    else { throw .unusableTerminal }
    self.client = client
    self.device = device
    self.clock = clock
    self.modes = modes
    self.signals = signals
    self.lease = lease
    self.pump = (pump ?? Self.platformPump)(device.descriptor, signals.readEnd)
    decoder = InputDecoder(terminalType: environment.terminalType, screen: device.size)
  }

  private static let platformPump: (Int32, Int32) -> any EventPump = { terminal, signals in
    #if os(macOS)
      RuntimePump(terminal: terminal, signals: signals)
    #else
      PollPump(terminal: terminal, signals: signals)
    #endif
  }

  /// Runs until the client finishes, the quit key is pressed or the terminal goes away.
  ///
  /// The terminal is given back before this returns or throws, and also if the process ends in between.
  package func run() throws -> SessionEnd {
    enter(lease.take(signalPipe: signals.writeEnd))
    defer { close() }
    decoder.screen = device.size
    try client.start(screen: decoder.screen, now: clock.now)
    while true {
      if let status = client.exitStatus { return .finished(status) }
      if let end { return end }
      guard lease.isHeld else { return .interrupted }
      try drawIfPossible()
      guard end == nil else { continue }
      try turn()
    }
  }

  /// Sleeps once and handles what became ready.
  private func turn() throws {
    let timeout = nextDeadline.map { $0 - clock.now }
    let ready = pump.wait(forOutput: !output.isDrained, timeout: timeout)
    wakeUps += 1
    if ready.contains(.signals) { try handleSignals() }
    guard end == nil else { return }
    let hadInput = ready.isDisjoint(with: [.input, .hangUp]) ? false : try readInput()
    if ready.contains(.hangUp), !hadInput { end = end ?? .hangUp }
    if ready.contains(.mainQueue) { pump.serveMainQueue() }
    try advanceTime(hadInput: hadInput)
  }

  /// The time of the next thing to do without input, or nil for none.
  private var nextDeadline: Duration? {
    let now = clock.now
    // While the terminal takes no output, what is due on the screen waits for it and not for time.
    let drawing = client.nextDeadline.flatMap { output.isDrained || $0 > now ? $0 : nil }
    return [drawing, decoder.deadline, sizeRereadTime].compactMap(\.self).min()
  }

  private func advanceTime(hadInput: Bool) throws {
    let now = clock.now
    // Input that was there counts before the silence that would end a sequence.
    if !hadInput, let deadline = decoder.deadline, deadline <= now {
      try deliver(decoder.advance(to: now))
    }
    if let time = sizeRereadTime, time <= now {
      sizeRereadTime = nil
      if device.size != decoder.screen { try resize() }
    }
    if let deadline = client.nextDeadline, deadline <= now { try client.advance(to: now) }
  }
}
