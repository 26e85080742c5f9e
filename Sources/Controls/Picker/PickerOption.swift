import CellGrid
import ViewGraph

extension View {
  /// Makes this view the option for a value in the picker around.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: PickerTag(value: AnyHashable(tag)))
  }
}

/// What an option stands for.
struct PickerTag: Hashable {
  let value: AnyHashable

  /// The value, if it is of the type of the selection or of that which an optional selection wraps.
  func value<Selection: Hashable>(of type: Selection.Type) -> Selection? {
    value.base as? Selection
  }
}

/// What the options of a picker know of it.
struct PickerContext {
  let style: PickerStyle
  let isSelected: @MainActor (PickerTag) -> Bool
  let select: @MainActor (PickerTag) -> Void
}

private struct PickerKey: EnvironmentKey {
  static var defaultValue: PickerContext? { nil }
}

extension EnvironmentValues {
  /// The picker around.
  var picker: PickerContext? {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }
}

/// The tags of the options, in the order of the views.
struct PickerTags: PreferenceKey {
  static var defaultValue: [PickerTag] { [] }

  static func reduce(value: inout [PickerTag], nextValue: () -> [PickerTag]) {
    value += nextValue()
  }
}

/// A view with a tag: in a picker, a row with a mark that can be chosen.
struct TaggedView<Content: View>: View {
  let content: Content
  let tag: PickerTag
  @Environment(\.picker) private var picker

  var body: some View {
    if let picker {
      PickerOption(content: content, tag: tag, picker: picker)
        .preference(key: PickerTags.self, value: [tag])
    } else {
      content.layoutValue(key: RowTag.self, value: tag.value)
    }
  }
}

private struct PickerOption<Content: View>: View {
  let content: Content
  let tag: PickerTag
  let picker: PickerContext
  @State private var isPressed = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isSelected = picker.isSelected(tag)
    option(isSelected)
      .adding(.bold, if: isPressed)
      .adding(.dim, if: !isEnabled)
      .highlighted(isFocused && isSelected)
      .onPress(changed: { isPressed = $0 }, action: { picker.select(tag) })
      .accessibilityRole(.option, traits: isSelected ? .isSelected : [])
  }

  @ViewBuilder private func option(_ isSelected: Bool) -> some View {
    switch picker.style.kind {
    case .inline:
      HStack(alignment: .top) {
        Text(verbatim: isSelected ? "(•)" : "( )").decorative().fixedSize()
        content
      }
      .fitted()
    case .segmented:
      Bracketed(
        opening: isSelected ? "[" : " ", closing: isSelected ? "]" : " ", label: content)
    }
  }
}
