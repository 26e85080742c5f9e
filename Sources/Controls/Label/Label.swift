import ViewGraph

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title in a row.
  public var body: some View {
    HStack(alignment: .top) {
      icon
      title
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
