import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let showsDate: Bool

    /// The day, such as 24 August 2026.
    public static let date = DateStyle(showsDate: true)
    /// The time of day, such as 9:41.
    public static let time = DateStyle(showsDate: false)
  }

  /// Shows a date in the format of the user's locale.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(date))
  }

  /// Shows text that a comment for translators belongs to; there are no translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }
}

extension Text.DateStyle {
  fileprivate func text(_ date: Date) -> String {
    showsDate
      ? date.formatted(date: .long, time: .omitted)
      : date.formatted(date: .omitted, time: .shortened)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in the format of the user's locale.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
