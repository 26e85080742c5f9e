import Foundation

/// How a test names something on a screen. A string literal names a text that is shown.
public struct ScreenElement: ExpressibleByStringLiteral, CustomStringConvertible {
  enum Kind {
    case text(String, occurrence: Int)
    case item(AnyHashable)
    case identifier(String)
    case cell(x: Int, y: Int)
  }

  let kind: Kind

  /// Names a text that is shown in one row.
  public init(stringLiteral text: String) { kind = .text(text, occurrence: 1) }

  private init(_ kind: Kind) { self.kind = kind }

  /// A text that is shown in one row.
  ///
  /// - Parameter occurrence: Which one of several, counted from 1 row by row.
  public static func text(_ text: String, occurrence: Int = 1) -> ScreenElement {
    ScreenElement(.text(text, occurrence: occurrence))
  }

  /// The views of the element of a `ForEach` or a list with this identifier.
  public static func item(_ id: some Hashable) -> ScreenElement {
    ScreenElement(.item(AnyHashable(id)))
  }

  /// The view with this `accessibilityIdentifier`.
  public static func identifier(_ identifier: String) -> ScreenElement {
    ScreenElement(.identifier(identifier))
  }

  /// A cell, its column and row counted from zero.
  public static func cell(_ x: Int, _ y: Int) -> ScreenElement { ScreenElement(.cell(x: x, y: y)) }

  public var description: String {
    switch kind {
    case .text(let text, 1): "“\(text)”"
    case .text(let text, let occurrence): "“\(text)” (occurrence \(occurrence))"
    case .item(let id): "the item \(id.base)"
    case .identifier(let identifier): "the view named \(identifier)"
    case .cell(let x, let y): "the cell \(x), \(y)"
    }
  }
}
