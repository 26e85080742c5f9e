import CellGrid
import Foundation
import InputEvents
import LayoutCore
import TerminalIO
import ViewGraph

/// Binds the views of an app to a terminal session.
@MainActor
final class AppClient: TerminalClient {
  private let window: _Window
  private let control = AppControl()
  private var scheduler: FrameScheduler!
  private var encoder: FrameEncoder
  /// What the terminal shows; nil if that is unknown.
  private var shown: Surface?

  init(_ window: _Window, colorDepth: ColorDepth) {
    self.window = window
    encoder = FrameEncoder(colorDepth: colorDepth)
  }

  func start(screen: TerminalSize, now: Duration) {
    scheduler = FrameScheduler(
      window, size: CellSize(width: screen.columns, height: screen.rows), control: control,
      drawsGradients: encoder.colorDepth.drawsGradients, now: now)
  }

  func handle(_ event: InputEvent, now: Duration) -> Bool {
    scheduler.handle(event, at: now)
  }

  var nextDeadline: Duration? { scheduler.nextDeadline }

  func advance(to now: Duration) { scheduler.advance(to: now) }

  func nextFrame(now: Duration) -> [UInt8]? {
    guard let frame = scheduler.frame(at: now) else { return nil }
    var bytes: [UInt8] = []
    encoder.encode(
      frame.surface, previous: shown, damage: shown == nil ? nil : frame.damage, into: &bytes)
    if let shown, shown.size == frame.surface.size {
      for rect in frame.damage.rects { shown.copy(from: frame.surface, rect: rect) }
    } else {
      shown = frame.surface.copy()
    }
    return bytes.isEmpty ? nil : bytes
  }

  func repaintAll() {
    shown = nil
    scheduler.graph.damageAll()
  }

  func willSuspend() { scheduler.graph.pointer.cancel(.suspended) }

  var wantsMotion: Bool { scheduler.graph.pointer.wantsMotion }
  var exitStatus: Int32? { control.exitStatus }

  /// Ends what the views have running.
  func stop() { scheduler?.graph.unmount() }
}

extension ColorDepth {
  /// Whether neighbors in a gradient get colors that look like neighbors.
  fileprivate var drawsGradients: Bool { self == .trueColor || self == .indexed256 }
}

extension FrameScheduler {
  /// Whether the person who started the program wants no animations.
  private static var personReducesMotion: Bool {
    let value = ProcessInfo.processInfo.environment["INLAY_REDUCE_MOTION"] ?? ""
    return !value.isEmpty && value != "0"
  }

  convenience init(
    _ window: _Window, size: CellSize, control: AppControl?, drawsGradients: Bool = true,
    now: Duration
  ) {
    var environment = EnvironmentValues()
    environment.drawsGradients = drawsGradients
    environment[AppControlKey.self] = control
    environment.accessibilityReduceMotion = window.reducesMotion || Self.personReducesMotion
    self.init(
      size: size, metrics: LayoutMetrics(cellSize: window.cellSize), environment: environment,
      now: now, calendar: { Date() }, window.content)
    graph.onDiagnostic = { text in
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  }
}
