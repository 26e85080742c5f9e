import ViewGraph

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title in the label's style.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    (style ?? AnyLabelStyle(TitleAndIconLabelStyle())).makeBody(configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol.
  public init(_ title: String, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Text {
  /// Creates a label from a title and a character as its icon.
  public init(_ title: String, icon: String) {
    self.init {
      Text(title)
    } icon: {
      Text(icon)
    }
  }
}
