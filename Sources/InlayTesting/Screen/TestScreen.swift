import CellGrid
import Foundation
import InputEvents
import LayoutCore
import TerminalIO
import ViewGraph

/// A screen without a terminal: a test mounts a view on it, scripts the pointer and the keys, and reads what
/// is shown.
///
/// Every frame is compared, cell by cell, with one that is built anew from the same state, and with what a
/// terminal shows that has read the bytes of all frames so far.
@MainActor
public final class TestScreen {
  package let scheduler: FrameScheduler
  package let terminal: VirtualTerminal
  private let clock = VirtualClock()
  private var encoder = FrameEncoder(colorDepth: .trueColor, drawsStyledUnderlines: true)
  private var previous: Surface?
  private var decoder: InputDecoder
  /// Called with a description of every frame that is not what it should be.
  package var onMismatch: (String) -> Void
  /// Whether frames are compared with fresh builds and with the terminal; set to `false` it stays so.
  ///
  /// For tests of very many frames, which compare those of a few runs.
  package var comparesFrames = true
  /// What a recording writes down, while there is one.
  var recorder: ScreenRecorder?
  /// The time of the virtual clock.
  var now: Duration { clock.now }
  /// Whether the primary button is down.
  var isButtonDown = false
  /// The cell of the last event of the pointer.
  var pointerCell = CellPoint.zero
  /// How many frames have been drawn.
  public private(set) var frameCount = 0
  /// Mistakes in the use of views that have been found, each once.
  public private(set) var diagnostics: [String] = []

  /// Mounts a view on a screen of some columns and rows.
  ///
  /// - Parameters:
  ///   - cellSize: The points of a cell; by default one by one.
  ///   - reduceMotion: Whether animations show their end at once. With `false` they run as time passes.
  ///   - onMismatch: Told about frames that are not what they should be; by default the test fails.
  public init<Content: View>(
    _ columns: Int, _ rows: Int, cellSize: CGSize = CGSize(width: 1, height: 1),
    reduceMotion: Bool = true,
    onMismatch: ((String) -> Void)? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = reduceMotion
    scheduler = FrameScheduler(
      size: CellSize(width: columns, height: rows), metrics: LayoutMetrics(cellSize: cellSize),
      environment: environment, content())
    terminal = VirtualTerminal(width: columns, height: rows)
    decoder = InputDecoder(
      terminalType: "xterm-256color", screen: TerminalSize(columns: columns, rows: rows))
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
    self.onMismatch = onMismatch ?? { place.fail($0) }
    scheduler.graph.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    draw()
  }

  /// The text of the frame, a line for each row, without blanks at the ends of lines.
  public var text: String { rows.joined(separator: "\n") }

  /// The text of each row, without blanks at its end.
  public var rows: [String] { surface.rows() }

  /// The cells of the frame.
  package var surface: Surface { previous! }

  /// Brings the screen up to date, as a change of a model does before the next frame.
  ///
  /// Time passes only where a frame would follow the last one too soon.
  public func draw() {
    scheduler.advance(to: clock.now)
    if let due = scheduler.frameDeadline, due > clock.now {
      clock.advance(by: due - clock.now)
      scheduler.advance(to: clock.now)
    }
    guard let frame = scheduler.frame(at: clock.now) else { return }
    frameCount += 1
    if !comparesFrames {
      previous = frame.surface
      return
    }
    var bytes: [UInt8] = []
    encoder.encode(frame.surface, previous: previous, damage: frame.damage, into: &bytes)
    terminal.write(bytes)
    recorder?.write(bytes, at: now)
    if let previous, previous.size == frame.surface.size {
      for rect in frame.damage.rects { previous.copy(from: frame.surface, rect: rect) }
    } else {
      previous = frame.surface.copy()
    }
    check(frame.surface)
  }

  private func check(_ surface: Surface) {
    let fresh = scheduler.replicaFrame()
    if let difference = surface.firstDifference(from: fresh) {
      onMismatch("frame \(frameCount) is not that of a fresh build: \(difference)")
    }
    if let difference = previous!.firstDifference(from: surface) {
      onMismatch("frame \(frameCount) changed outside of its damage: \(difference)")
    }
    if let difference = terminal.screen.firstDifference(from: FrameEncoder.drawn(surface)) {
      onMismatch("frame \(frameCount) is not what the terminal shows: \(difference)")
    }
  }

  // MARK: Events

  /// Sends an event to the views and draws; true if a view took it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    let isHandled = scheduler.handle(event, at: clock.now)
    draw()
    return isHandled
  }

  /// Sends the bytes of a terminal to the views, through the parser that an app uses.
  public func send(bytes: String) { send(bytes: bytes.utf8) }

  /// Sends the bytes of a terminal to the views, as one read gets them.
  public func send(bytes: some Sequence<UInt8>) {
    take(decoder.push(Array(bytes), at: clock.now))
  }

  private func take(_ items: [InputDecoder.Item]) {
    for case .event(let event) in items { send(event) }
  }

  /// Lets time pass: timers run when they are due. In an asynchronous test, tasks of the views run too.
  public func advance(by duration: Duration) { passTime(duration) }

  func passTime(_ duration: Duration) {
    let end = clock.now + duration
    while let deadline = [scheduler.nextDeadline, decoder.deadline].compactMap({ $0 }).min(),
      deadline <= end
    {
      clock.advance(by: deadline - clock.now)
      take(decoder.advance(to: clock.now))
      draw()
    }
    clock.advance(by: end - clock.now)
    draw()
  }

  /// Gives the screen another size.
  public func resize(_ columns: Int, _ rows: Int) {
    terminal.resize(to: CellSize(width: columns, height: rows))
    decoder.screen = TerminalSize(columns: columns, rows: rows)
    recorder?.resize(columns, rows, at: now)
    send(.resize(columns: columns, rows: rows))
  }
}

extension Surface {
  /// Says where two surfaces differ first; nil if they are equal.
  package func firstDifference(from other: Surface) -> String? {
    if self == other { return nil }
    if size != other.size { return "its size is \(size), not \(other.size)" }
    for y in 0..<size.height {
      for x in 0..<size.width where !self[x, y].looksLike(other[x, y]) {
        return "column \(x), row \(y): \(self[x, y]) instead of \(other[x, y])\n"
          + "got\n\(text)\nexpected\n\(other.text)"
      }
    }
    return nil
  }
}
