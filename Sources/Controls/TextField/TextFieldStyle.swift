import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// How text fields look.
public struct TextFieldStyle: Hashable, Sendable {
  enum Kind {
    case underlined
    case plain
    case bordered
  }

  let kind: Kind

  /// The style that fits the place: the field is underlined, so that its width is to be seen.
  public static let automatic = TextFieldStyle(kind: .underlined)
  /// Nothing but the text.
  public static let plain = TextFieldStyle(kind: .plain)
  /// A border with round corners, which takes a cell on each side.
  public static let roundedBorder = TextFieldStyle(kind: .bordered)
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the text fields in this view with a style.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}

/// What a style draws around the text of a field.
struct TextFieldFrame<Content: View>: View {
  let style: TextFieldStyle
  let content: Content
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  init(style: TextFieldStyle, @ViewBuilder content: () -> Content) {
    self.style = style
    self.content = content()
  }

  var body: some View {
    switch style.kind {
    case .plain: content
    case .underlined: content.overlay(FieldUnderline())
    case .bordered:
      content.border(isFocused ? .heavy : .rounded).adding(.dim, if: !isEnabled)
    }
  }
}

/// Underlines everything in its frame.
private struct FieldUnderline: View, DrawnContent {
  var body: some View { DrawnView(content: self).allowsHitTesting(false) }

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    context.surface.apply(
      Ink(attributes: .underline), in: context.place(cells), clip: context.clip)
  }
}
