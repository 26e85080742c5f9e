import Inlay

/// A card with the keys of a demo and what they do.
public struct HelpOverlay: View {
  /// A key, or what else is done, and what it is for.
  public typealias Row = (key: String, what: String)

  private let rows: [Row]

  /// - Parameter rows: A line each, in the order in which they are shown.
  public init(_ rows: [Row]) { self.rows = rows }

  // Default padding is one cell, also in a demo that is laid out in points.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("What you can do").bold().padding(.bottom)
      Grid(alignment: .leading, verticalSpacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          GridRow {
            Text(rows[index].key).bold().foregroundStyle(.cyan)
              .padding(.trailing).padding(.trailing)
            Text(rows[index].what)
          }
        }
      }
      .lineLimit(1)
      Text("Any key closes this").foregroundStyle(.secondary).padding(.top)
    }
    .padding(.horizontal).padding(.horizontal)
    .background(Color.background)
    .border(.cyan, lines: .rounded)
  }
}

extension View {
  /// Shows a card with keys over this view after `?`, until the next key or click.
  ///
  /// The view rests meanwhile and keeps its focus, so that it goes on where it was.
  public func helpOverlay(_ rows: [HelpOverlay.Row]) -> some View {
    modifier(HelpOverlayModifier(rows: rows))
  }
}

private struct HelpOverlayModifier: ViewModifier {
  let rows: [HelpOverlay.Row]
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .disabled(isShown)
      .overlay {
        if isShown {
          Color.clear
            .contentShape(.rect)
            .onTapGesture { isShown = false }
            .overlay { HelpOverlay(rows) }
        }
      }
      .onKeyPress { press in
        guard isShown || press.key == "?" else { return .ignored }
        isShown.toggle()
        return .handled
      }
  }
}
