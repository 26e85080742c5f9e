#if os(Linux)
  import Glibc
  import InputEvents
  import ProgramRuns

  @testable import TerminalIO

  /// A clock that the test moves.
  final class ManualClock: FrameClock {
    var now: Duration = .seconds(100)
  }

  /// A pump whose sleeps the test scripts: each one runs the next step and reports what it says is
  /// ready. The session ends when the script does.
  @MainActor
  final class ScriptedPump: EventPump {
    var steps: [@MainActor () throws -> Readiness] = []
    var atEnd: @MainActor () -> Void = {}
    /// The timeout of each sleep.
    private(set) var timeouts: [Duration?] = []
    /// Whether each sleep also waited for room to write.
    private(set) var outputWaits: [Bool] = []
    var servedQueues = 0
    var failure: (any Error)?

    func wait(forOutput: Bool, timeout: Duration?) -> Readiness {
      timeouts.append(timeout)
      outputWaits.append(forOutput)
      guard !steps.isEmpty else {
        atEnd()
        return []
      }
      do {
        return try steps.removeFirst()()
      } catch {
        failure = error
        steps = []
        return []
      }
    }

    func serveMainQueue() { servedQueues += 1 }
  }

  /// A client that notes what it is told.
  @MainActor
  final class RecordingClient: TerminalClient {
    struct Failure: Error {}

    var events: [InputEvent] = []
    var reports: [TerminalReport] = []
    var advances: [Duration] = []
    var repaints = 0
    var frames: [[UInt8]] = []
    var usesKeys = false
    var failsOn: InputEvent?
    var nextDeadline: Duration?
    var wantsMotion = false
    var exitStatus: Int32?

    func start(screen: TerminalSize, now: Duration) {}

    func handle(_ event: InputEvent, now: Duration) throws -> Bool {
      events.append(event)
      if event == failsOn { throw Failure() }
      return usesKeys
    }

    func receive(_ report: TerminalReport, now: Duration) { reports.append(report) }

    func advance(to now: Duration) {
      advances.append(now)
      if let deadline = nextDeadline, deadline <= now { nextDeadline = nil }
    }

    func nextFrame(now: Duration) -> [UInt8]? { frames.isEmpty ? nil : frames.removeFirst() }

    func repaintAll() { repaints += 1 }
  }

  /// A session on a pseudo-terminal in this process, driven step by step.
  @MainActor
  struct ScriptedSession {
    let terminal: PseudoTerminal
    let clock = ManualClock()
    let client = RecordingClient()
    let pump = ScriptedPump()

    init() throws { terminal = try PseudoTerminal() }

    /// Lets the program sleep once more, during which the step happens.
    func step(_ step: @escaping @MainActor () throws -> Readiness) { pump.steps.append(step) }

    /// Types during the next sleep.
    func type(_ text: String) {
      step {
        try terminal.send(text)
        return .input
      }
    }

    /// Lets time pass during the next sleep.
    func pass(_ time: Duration) {
      step {
        clock.now += time
        return []
      }
    }

    func run() throws -> SessionEnd {
      guard let device = TerminalDevice(path: terminal.path) else {
        throw PseudoTerminal.Failure(description: "the terminal does not open")
      }
      let session = try TerminalSession(
        client: client, device: device, environment: TerminalEnvironment(["TERM": "dumb"]),
        clock: clock, pump: { _, _ in pump })
      pump.atEnd = { client.exitStatus = 0 }
      let end = try session.run()
      if let failure = pump.failure { throw failure }
      return end
    }
  }
#endif
