import Dispatch
import InputEvents
import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows every event as a line of text, and does what single keys tell it.
@MainActor
final class ProbeClient: TerminalClient {
  unowned var session: TerminalSession!
  private var lines: [String] = []
  private(set) var exitStatus: Int32?
  private(set) var wantsMotion = false
  private(set) var nextDeadline: Duration?
  private var floodFrames: Int?
  private var pastedBytes = 0

  func start(screen: TerminalSize, now: Duration) {
    show("ready \(screen.columns)x\(screen.rows)")
  }

  func handle(_ event: InputEvent, now: Duration) throws -> Bool {
    switch event {
    case .key(let press):
      if try act(on: press) { return true }
      show("key \(press.key.character.unicodeScalars.map(\.value)) \(press.modifiers.rawValue)")
      return press.key == "y"
    case .mouse(let mouse): show("mouse \(mouse.kind) \(mouse.x) \(mouse.y)")
    case .paste(let text):
      pastedBytes += text.utf8.count
      show("paste \(text.utf8.count) sum \(pastedBytes)")
    case .focus(let isFocused): show("focus \(isFocused)")
    case .resize(let columns, let rows): show("resize \(columns)x\(rows)")
    }
    return false
  }

  func receive(_ report: TerminalReport, now: Duration) {
    show("report \(report)")
  }

  func advance(to now: Duration) {
    nextDeadline = nil
    show("timer")
  }

  func nextFrame(now: Duration) -> [UInt8]? {
    if let frame = floodFrames {
      floodFrames = frame + 1
      return Array("<flood \(frame)>".utf8) + [UInt8](repeating: UInt8(ascii: "."), count: 1 << 16)
    }
    guard !lines.isEmpty else { return nil }
    defer { lines = [] }
    return lines.flatMap { Array("<\($0)>".utf8) }
  }

  func repaintAll() { show("repaint") }

  private func show(_ line: String) { lines.append(line) }

  private func act(on press: KeyPress) throws -> Bool {
    guard press.modifiers.isEmpty, press.phase == .down else { return false }
    switch press.key {
    case "q": exitStatus = 7
    case "E": try Misdeed.throwError()
    case "X": exit(3)
    case "F": Misdeed.failFatally()
    case "A": Misdeed.indexOutOfRange()
    case "P": Misdeed.readBadPointer()
    case "O": Misdeed.overflowStack()
    case "B": abort()
    case "e": perror("message on stderr")
    case "m": wantsMotion.toggle()
    case "w": show("wakeups \(session.wakeUps)")
    case "T": nextDeadline = MonotonicClock().now
    case "j": runJobs()
    case "b": floodFrames = 0
    case "s":
      floodFrames.map { show("flooded \($0)") }
      floodFrames = nil
    default: return false
    }
    return true
  }

  private func runJobs() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.show("queue job") } }
    Task {
      let value = await Task.detached { 42 }.value
      show("task \(value)")
    }
  }
}
