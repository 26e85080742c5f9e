import Foundation

/// Modifiers of text that ask for what a terminal decides on itself: every character fills its cells.
extension View {
  /// Keeps the shapes of letters, which a terminal decides on.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Keeps the widths of letters, which fill their cells.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Keeps the distances of letters, which fill their cells.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Keeps the distances of letters, which fill their cells.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Keeps letters in their row.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }

  /// Keeps letters in their size, which is the only one.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Keeps the distances of letters, which fill their cells.
  public func allowsTightening(_ isAllowed: Bool) -> some View { self }

  /// Leaves selecting text to the terminal, which can select all of it.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
}

extension Text {
  /// Keeps the distances of letters, which fill their cells.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Keeps the distances of letters, which fill their cells.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Keeps letters in their row.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Keeps the shapes of letters, which a terminal decides on.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Keeps the widths of letters, which fill their cells.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Font {
  /// How wide letters would be.
  public struct Width: Hashable, Sendable {
    private let name: String

    public static let compressed = Width(name: "compressed")
    public static let condensed = Width(name: "condensed")
    public static let standard = Width(name: "standard")
    public static let expanded = Width(name: "expanded")
  }
}

/// Whether text could be selected.
public struct TextSelectability: Hashable, Sendable {
  private let isEnabled: Bool

  public static let enabled = TextSelectability(isEnabled: true)
  public static let disabled = TextSelectability(isEnabled: false)
}
