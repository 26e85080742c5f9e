import InputEvents
import ViewGraph

/// A heading that shows or hides what is below it.
///
/// A click, Return or Space on the heading turn it; the right arrow key shows the content and the left one hides
/// it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Creates a group whose content is hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group whose content is shown while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  /// The heading, and the content while it is shown.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack(alignment: .top) {
          Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸").decorative().fixedSize()
          label
        }
      }
      .buttonStyle(.plain)
      .onFocusedKey { turn(isExpanded, $0) }
      .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
      if isExpanded.wrappedValue {
        content().padding(.leading, 2)
      }
    }
  }

  private func turn(_ isExpanded: Binding<Bool>, _ press: KeyPress) -> Bool {
    guard press.phase != .up, press.isUnmodified else { return false }
    switch press.key {
    case .rightArrow where !isExpanded.wrappedValue: isExpanded.wrappedValue = true
    case .leftArrow where isExpanded.wrappedValue: isExpanded.wrappedValue = false
    default: return false
    }
    return true
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, whose content is hidden at first.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title, whose content is shown while a value is true.
  public init(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
