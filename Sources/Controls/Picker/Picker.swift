import InputEvents
import ViewGraph

/// A list of options of which one is chosen.
///
/// The options are the views of the content that have a tag of the selection's type. The picker takes the focus
/// as a whole: the arrow keys, Home and End choose, and so does a click.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>
  private let label: Label
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @State private var choices = PickerOptions()

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The label, and the options below or beside it.
  public var body: some View {
    switch style.kind {
    case .inline:
      VStack(alignment: .leading) {
        ControlLabel(content: label)
        choice(VStack(alignment: .leading) { optionViews })
      }
    case .segmented:
      HStack(alignment: .top) {
        ControlLabel(content: label)
        choice(HStack(alignment: .top) { optionViews })
      }
    }
  }

  private var optionViews: some View {
    options.environment(
      \.picker,
      PickerContext(
        style: style, isSelected: { $0.value(of: Selection.self) == selection.wrappedValue },
        select: select))
  }

  /// The content; the elements of a `ForEach` have their identifiers for tags.
  @ViewBuilder private var options: some View {
    if let content = content as? any ImplicitlyTagged {
      content.tagged
    } else {
      content
    }
  }

  private func choice(_ views: some View) -> some View {
    views
      .onPreferenceChange(PickerTags.self) { choices.tags = $0 }
      .focusable { press in
        guard press.phase != .up, press.isUnmodified,
          let step = PickerStep(press.key, style)
        else { return false }
        choose(step)
        return true
      }
  }

  private func select(_ tag: PickerTag) {
    if let value = tag.value(of: Selection.self) { selection.wrappedValue = value }
  }

  private func choose(_ step: PickerStep) {
    let values = choices.tags.compactMap { $0.value(of: Selection.self) }
    let current = values.firstIndex(of: selection.wrappedValue)
    guard let next = step.index(after: current, count: values.count), next != current else {
      return
    }
    selection.wrappedValue = values[next]
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

/// The options that are shown. An object, since nothing is drawn anew when it changes.
@MainActor
private final class PickerOptions {
  var tags: [PickerTag] = []
}

/// How a key changes the choice.
enum PickerStep {
  case back
  case forward
  case first
  case last

  init?(_ key: KeyEquivalent, _ style: PickerStyle) {
    switch key {
    case style.keys.back: self = .back
    case style.keys.forward: self = .forward
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }

  /// The option to choose; without a choice, the first or the last one. nil if there is no option.
  func index(after current: Int?, count: Int) -> Int? {
    if count == 0 { return nil }
    switch self {
    case .back: return current.map { max(0, $0 - 1) } ?? count - 1
    case .forward: return current.map { min(count - 1, $0 + 1) } ?? 0
    case .first: return 0
    case .last: return count - 1
    }
  }
}
