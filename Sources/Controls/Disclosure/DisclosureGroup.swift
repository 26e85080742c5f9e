import ViewGraph

/// A heading that shows or hides what is below it.
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
          Text(isExpanded.wrappedValue ? "▾" : "▸")
          label
        }
      }
      .buttonStyle(.plain)
      if isExpanded.wrappedValue {
        content().padding(.leading, 2)
      }
    }
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
