import ViewGraph

/// A list of options of which one is chosen.
///
/// The options are the views of the content that have a tag of the selection's type.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>
  private let label: Label
  private let content: Content

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The label, and the options below it.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      content
        .environment(
          \.picker,
          PickerContext(
            selected: AnyHashable(selection.wrappedValue),
            select: { [selection] value in
              if let value = value.base as? Selection { selection.wrappedValue = value }
            }))
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// What the options of a picker know of it.
struct PickerContext {
  let selected: AnyHashable
  let select: (AnyHashable) -> Void
}

private struct PickerKey: EnvironmentKey {
  static var defaultValue: PickerContext? { nil }
}

extension EnvironmentValues {
  var picker: PickerContext? {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }
}

extension View {
  /// Makes this view the option for a value in the picker around.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// A view with a tag: in a picker, a row with a mark that can be chosen.
private struct TaggedView<Content: View>: View {
  let content: Content
  let tag: AnyHashable
  @Environment(\.picker) private var picker

  var body: some View {
    if let picker {
      Button {
        picker.select(tag)
      } label: {
        HStack(alignment: .top) {
          Text(picker.selected == tag ? "(•)" : "( )")
          content
        }
      }
      .buttonStyle(.plain)
    } else {
      content.layoutValue(key: RowTag.self, value: tag)
    }
  }
}
