import CellGrid
import Foundation

extension View {
  /// Runs an action when this view is clicked, or clicked several times in a row.
  ///
  /// A press that turns into a drag is no click. Of a view with actions for one and for two clicks the first
  /// of two clicks runs the action for one, as on a desktop; `exclusively(before:)` has it wait.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action with the place when this view is clicked, or clicked several times in a row.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}

/// One or more clicks of the primary button.
public struct TapGesture: PrimitiveGesture {
  /// The clicks that make the gesture; each at most 400 ms after the last and in the same or a neighboring
  /// cell.
  public var count: Int

  /// Creates the gesture.
  public init(count: Int = 1) { self.count = count }

  /// A click says nothing but that it was made.
  public typealias Value = Void

  /// Makes what counts the clicks.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    TapRecognizer(gesture, count: \.count) { _, _ in }
  }
}

/// One or more clicks of the primary button, with their place.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where a click was made.
  public struct Value: Equatable, Sendable {
    /// The center of the cell, in points.
    public var location: CGPoint
  }

  /// The clicks that make the gesture.
  public var count: Int
  /// The coordinates of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates the gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes what counts the clicks.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    TapRecognizer(gesture, count: \.count) { gesture, event in
      Value(location: event.location(in: gesture.coordinateSpace))
    }
  }
}

/// Tells clicks from other presses: each is released on the view where it began.
final class TapRecognizer<Content: Gesture>: _GestureRecognizerOf<Content> {
  private let count: KeyPath<Content, Int>
  private let value: @MainActor (Content, GestureEvent) -> Content.Value
  private var clicks = ClickCount()
  private var isDown = false

  init(
    _ gesture: Content, count: KeyPath<Content, Int>,
    value: @escaping @MainActor (Content, GestureEvent) -> Content.Value
  ) {
    self.count = count
    self.value = value
    super.init(gesture)
  }

  override var actsOnPress: Bool { true }
  override var deadline: Duration? { isDown ? nil : clicks.deadline }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Content.Value> {
    switch event.kind {
    case .pressed:
      isDown = true
      clicks.press(at: event.cell, event.time)
      return .possible
    case .moved:
      return .possible
    case .released:
      isDown = false
      guard event.isInside else {
        clicks = ClickCount()
        return .failed
      }
      // A single click is left to a view around this one that waits for it.
      guard clicks.count >= gesture[keyPath: count] else { return .possible }
      clicks = ClickCount()
      return .ended(value(gesture, event))
    case .timer:
      guard let deadline, event.time >= deadline else { return .possible }
      clicks = ClickCount()
      return .failed
    }
  }

  override func cancel() {
    isDown = false
    clicks = ClickCount()
    super.cancel()
  }
}

/// How many times in a row the pointer was pressed in the same place.
package struct ClickCount {
  /// The longest time between two clicks of one double click.
  package static let interval = Duration.milliseconds(400)

  package private(set) var count = 0
  private var cell = CellPoint.zero
  private var time = Duration.zero

  package init() {}

  /// The time after which a press begins a new row; nil if there was none.
  package var deadline: Duration? { count > 0 ? time + Self.interval : nil }

  package mutating func press(at cell: CellPoint, _ time: Duration) {
    let isNear = abs(cell.x - self.cell.x) <= 1 && abs(cell.y - self.cell.y) <= 1
    count = isNear && deadline.map { time < $0 } == true ? count + 1 : 1
    self.cell = cell
    self.time = time
  }
}
