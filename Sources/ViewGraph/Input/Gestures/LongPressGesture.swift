import CellGrid
import Foundation

extension View {
  /// Runs an action when the primary button is held down on this view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds.
  ///   - maximumDistance: How far the pointer may move, in points; nil stands for less than two cells.
  ///   - onPressingChanged: Told when the view is held down and when it no longer is.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat? = nil,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance,
        pressingChanged: onPressingChanged
      )
      .onEnded { _ in action() })
  }
}

/// The primary button held down for some time.
public struct LongPressGesture: PrimitiveGesture {
  /// The time in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points; nil stands for less than two cells.
  public var maximumDistance: CGFloat?
  var pressingChanged: ((Bool) -> Void)?

  /// True while the button is held down.
  public typealias Value = Bool

  /// Creates the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat? = nil) {
    self.init(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, pressingChanged: nil)
  }

  init(
    minimumDuration: Double, maximumDistance: CGFloat?, pressingChanged: ((Bool) -> Void)?
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.pressingChanged = pressingChanged
  }

  /// Makes what measures the time.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    LongPressRecognizer(gesture)
  }
}

final class LongPressRecognizer: _GestureRecognizerOf<LongPressGesture> {
  private var start: GestureEvent?

  override var claimsPointer: Bool { phase.hasEnded }

  override var deadline: Duration? {
    start.map { $0.time + Duration(limited: gesture.minimumDuration) }
  }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Bool> {
    switch event.kind {
    case .pressed:
      hold(event)
      return .active(true)
    case .moved:
      guard let start, !event.isMoved(from: start, beyond: gesture.maximumDistance, cells: 1)
      else { return stop(.failed) }
      return .active(true)
    case .released:
      return stop(.failed)
    case .timer:
      guard let deadline else { return phase }
      return event.time >= deadline ? stop(.ended(true)) : .active(true)
    }
  }

  private func hold(_ event: GestureEvent) {
    start = event
    gesture.pressingChanged?(true)
  }

  private func stop(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> {
    if start != nil { gesture.pressingChanged?(false) }
    start = nil
    return phase
  }

  override func cancel() {
    super.cancel()
    _ = stop(.failed)
  }
}

extension GestureEvent {
  /// Whether the pointer is further from another event than a distance in points; without one, further
  /// than a number of cells along an axis.
  func isMoved(from start: GestureEvent, beyond distance: CGFloat?, cells: Int) -> Bool {
    guard let distance else {
      return abs(cell.x - start.cell.x) > cells || abs(cell.y - start.cell.y) > cells
    }
    let (dx, dy) = (location.x - start.location.x, location.y - start.location.y)
    return (dx * dx + dy * dy).squareRoot() > distance
  }
}

extension Duration {
  /// A time in seconds, kept between none and a year.
  package init(limited seconds: Double) {
    let year = 31_536_000.0
    self = .seconds(seconds > 0 ? min(seconds, year) : 0)
  }
}
