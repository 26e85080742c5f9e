import Foundation
import InputEvents
import ViewGraph

/// A control that chooses a value between two bounds.
///
/// The arrow keys move it by a step, or by a tenth of the range where none is given; Home and End go to the
/// bounds. The pointer drags it.
public struct Slider<Label: View>: View {
  private let value: Binding<Double>
  private let range: SliderRange
  private let label: Label
  private let editingChanged: (Bool) -> Void

  /// Creates a slider with a view as its label.
  ///
  /// - Parameters:
  ///   - value: What is chosen.
  ///   - bounds: The smallest and the largest value.
  ///   - step: The distance from one value to the next; nil allows every value.
  ///   - onEditingChanged: Told when a drag begins and when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    range = SliderRange(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound),
      step: step.map { Double($0) })
    self.label = label()
    editingChanged = onEditingChanged
  }

  /// The label and the track with its knob.
  public var body: some View {
    HStack(alignment: .top) {
      ControlLabel(content: label)
      SliderTrack(fraction: range.fraction(of: value.wrappedValue))
        .onPointer(
          PointerActions(
            takesDrags: true,
            pressed: {
              editingChanged(true)
              follow($0)
            },
            moved: follow, ended: { _ in editingChanged(false) }))
    }
    .fitted()
    .focusable { press in
      guard press.phase != .up, press.isUnmodified, let moved = move(press.key) else {
        return false
      }
      if moved != value.wrappedValue { value.wrappedValue = moved }
      return true
    }
    .accessibilityRole(.slider, value: "\(value.wrappedValue)")
  }

  private func follow(_ pointer: PointerReport) {
    let moved = range.value(atColumn: pointer.x, of: pointer.width)
    if moved != value.wrappedValue { value.wrappedValue = moved }
  }

  private func move(_ key: KeyEquivalent) -> Double? {
    switch key {
    case .leftArrow, .downArrow: range.value(value.wrappedValue, movedBy: -1)
    case .rightArrow, .upArrow: range.value(value.wrappedValue, movedBy: 1)
    case .home: range.lower
    case .end: range.upper
    default: nil
    }
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
