import Inlay

/// A demo on the whole screen: a title, what it shows, and a status line. `?` shows its keys and `q` quits.
public struct DemoScreen<Content: View>: View {
  private let title: String
  private let detail: String
  private let status: String
  private let keys: [HelpOverlay.Row]
  private let content: Content
  @Environment(\.quit) private var quit

  /// - Parameters:
  ///   - title: What the demo is called.
  ///   - detail: What is counted, at the trailing edge beside the title.
  ///   - status: What the status line says.
  ///   - keys: What `?` shows.
  public init(
    _ title: String, detail: String, status: String, keys: [HelpOverlay.Row],
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.detail = detail
    self.status = status
    self.keys = keys
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(title).bold().lineLimit(1).layoutPriority(1)
        Spacer(minLength: 0)
        Text(detail).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal)
      .frame(height: 1)
      Divider().foregroundStyle(.secondary)
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider().foregroundStyle(.secondary)
      StatusBar(status).padding(.horizontal)
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
    .helpOverlay(keys + [("q", "quits")])
  }
}
