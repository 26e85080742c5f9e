import CellGrid
import Foundation
import ViewGraph

/// Text that leads to an address.
///
/// Terminals that know hyperlinks (OSC 8) open it as they open links; elsewhere it is underlined text. A click,
/// Return or Space run the `openURL` action of the environment.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The underlined label.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
        .underline()
        .transformEnvironment(\.ink) {
          [number = LinkTable.number(of: destination.absoluteString)] in
          $0.link = number
        }
    }
    .buttonStyle(.plain)
    .accessibilityRole(.link)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: String, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
