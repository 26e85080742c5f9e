import CellGrid
import InputEvents
import ViewGraph

/// A control that makes a value larger or smaller, step by step.
///
/// The up and right arrow keys and `+` make it larger, the down and left ones and `-` smaller; so do clicks on
/// its two marks.
public struct Stepper<Label: View>: View {
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let label: Label

  /// Creates a stepper from what it does; nil where it has no further to go.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    increment = onIncrement
    decrement = onDecrement
    self.label = label()
  }

  /// Creates a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    self.label = label()
  }

  /// Creates a stepper for a value that stays within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    increment =
      current < bounds.upperBound
      ? { value.wrappedValue = value.wrappedValue.stepped(by: step, in: bounds) } : nil
    decrement =
      current > bounds.lowerBound
      ? { value.wrappedValue = value.wrappedValue.stepped(by: -step, in: bounds) } : nil
    self.label = label()
  }

  /// The label and the marks.
  public var body: some View {
    StepperContent(label: label, increment: increment, decrement: decrement)
      .focusable { press in
        guard press.phase != .up, press.isUnmodified else { return false }
        switch press.key {
        case .upArrow, .rightArrow, "+": increment?()
        case .downArrow, .leftArrow, "-": decrement?()
        default: return false
        }
        return true
      }
      .accessibilityRole(.stepper)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title from what it does; nil where it has no further to go.
  public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a title for a value.
  public init<Value: Strideable>(
    _ title: String, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper with a title for a value that stays within bounds.
  public init<Value: Strideable>(
    _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Strideable {
  /// The value after a step, or the bound that lies before it.
  func stepped(by step: Stride, in bounds: ClosedRange<Self>) -> Self {
    // Compared as distances, so that a step from near the end of the type does not overflow.
    if step > 0 && distance(to: bounds.upperBound) < step { return bounds.upperBound }
    if step < 0 && distance(to: bounds.lowerBound) > step { return bounds.lowerBound }
    return advanced(by: step)
  }
}

private struct StepperContent<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .top) {
      ControlLabel(content: label).highlighted(isFocused)
      mark("[-]", decrement)
      mark("[+]", increment)
    }
    .adding(.dim, if: !isEnabled)
    .fitted()
  }

  private func mark(_ text: String, _ action: (() -> Void)?) -> some View {
    Text(verbatim: text).decorative().fixedSize()
      .adding(.dim, if: action == nil)
      .onPress(changed: { _ in }, action: action ?? {})
  }
}
