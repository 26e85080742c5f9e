import CellGrid
import Foundation

/// A motion of the pointer with the primary button held down.
///
/// It takes the press: no view around, such as one that can be reordered, makes a drag of it.
public struct DragGesture: PrimitiveGesture {
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// The time of the last report.
    public var time: Date
    /// The center of the cell that the pointer is on, in points.
    public var location: CGPoint
    /// The center of the cell where the button was pressed, in points.
    public var startLocation: CGPoint

    /// How far the pointer is from where the button was pressed, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag is expected to end: where it is, since a pointer on cells is not thrown.
    public var predictedEndLocation: CGPoint { location }
    /// How far the drag is expected to come: as far as it is.
    public var predictedEndTranslation: CGSize { translation }
    /// The speed in points a second that a throw would begin with: none.
    public var velocity: CGSize { .zero }
  }

  /// How far the pointer must move, in points; nil stands for to another cell.
  public var minimumDistance: CGFloat?
  /// The coordinates of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates the gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the pointer must move, in points; nil stands for to another cell. With 0
  ///     the press itself begins the drag.
  ///   - coordinateSpace: The coordinates of the locations.
  public init(
    minimumDistance: CGFloat? = nil, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes what follows the motion.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    DragRecognizer(gesture)
  }
}

final class DragRecognizer: _GestureRecognizerOf<DragGesture> {
  private var start: GestureEvent?
  /// The cell of the last report.
  private var cell: CellPoint?

  override var takesDrags: Bool { true }
  override var beginsAtPress: Bool { gesture.minimumDistance.map { $0 <= 0 } ?? false }

  override var claimsPointer: Bool {
    if case .active = phase { return true }
    return phase.hasEnded
  }

  override func recognize(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
    switch event.kind {
    case .pressed:
      start = event
      cell = event.cell
      return beginsAtPress ? .active(value(event, from: event)) : .possible
    case .moved:
      guard let start else { return .failed }
      if event.cell == cell { return phase }
      cell = event.cell
      return isDragging || hasMoved(event, from: start)
        ? .active(value(event, from: start)) : .possible
    case .released:
      guard let start else { return .failed }
      return isDragging ? .ended(value(event, from: start)) : .failed
    case .timer:
      return phase
    }
  }

  private var isDragging: Bool { phase.value != nil }

  /// A distance is reached, not only passed.
  private func hasMoved(_ event: GestureEvent, from start: GestureEvent) -> Bool {
    event.isMoved(from: start, beyond: gesture.minimumDistance?.nextDown, cells: 0)
  }

  private func value(_ event: GestureEvent, from start: GestureEvent) -> DragGesture.Value {
    DragGesture.Value(
      time: event.date, location: event.location(in: gesture.coordinateSpace),
      startLocation: start.location(in: gesture.coordinateSpace))
  }

  override func reset() {
    start = nil
    super.reset()
  }

  override func cancel() {
    start = nil
    super.cancel()
  }
}
