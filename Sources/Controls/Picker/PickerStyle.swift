import InputEvents
import ViewGraph

/// How pickers look.
public struct PickerStyle: Hashable, Sendable {
  enum Kind {
    case inline
    case segmented
  }

  let kind: Kind

  /// The options below each other, a mark before each.
  public static let inline = PickerStyle(kind: .inline)
  /// The options below each other, as `inline` shows them.
  public static let radioGroup = PickerStyle(kind: .inline)
  /// The options beside each other, the chosen one between brackets.
  public static let segmented = PickerStyle(kind: .segmented)
  /// The style that fits the place, which is `inline`.
  public static let automatic = PickerStyle(kind: .inline)

  /// The keys that go to the option before and to the next.
  var keys: (back: KeyEquivalent, forward: KeyEquivalent) {
    kind == .inline ? (.upArrow, .downArrow) : (.leftArrow, .rightArrow)
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the pickers in this view with a style.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
