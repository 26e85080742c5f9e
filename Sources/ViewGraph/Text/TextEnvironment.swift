import Foundation

/// What the environment says about the layout of text.
package struct TextEnvironment: Equatable {
  package var lineLimit: Int?
  /// How many lines of room a text takes at least.
  package var minimumLines = 0
  /// The room between lines, in points.
  package var lineSpacing: CGFloat = 0
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var letterCase: Text.Case?
  package var weight: Font.Weight?

  /// The blank rows between two lines.
  func gap(cell: CGSize) -> Int {
    if lineSpacing == 0 { return 0 }
    let rows = (lineSpacing / cell.height + 0.5 + 1e-6).rounded(.down)
    return rows > 0 ? Int(min(rows, 1024)) : 0
  }
}

extension EnvironmentValues {
  /// The most lines of a text; nil is no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// The room between the lines of a text, in points. It is rounded to whole rows.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The case in which the letters of texts are shown; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { text.letterCase }
    set { text.letterCase = newValue }
  }
}

extension View {
  /// Limits the number of lines of text; nil sets no limit.
  public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number
      $0.minimumLines = 0
    }
  }

  /// Limits the number of lines of text, and has it take the room for all of them if asked to.
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number
      $0.minimumLines = reservesSpace ? number : 0
    }
  }

  /// Limits the number of lines of text, and has it take the room for the fewest of them.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = limit.upperBound
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Has text take the room of some lines, without a limit to their number.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = nil
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the room between the lines of text, in points that are rounded to whole rows.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.text.lineSpacing, spacing)
  }

  /// Sets where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.text.truncation, mode)
  }

  /// Sets how the lines of text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.text.alignment, alignment)
  }

  /// Shows the letters of text in a case; nil shows them as they are.
  public func textCase(_ letterCase: Text.Case?) -> some View {
    environment(\.text.letterCase, letterCase)
  }

  /// Sets the weight of text, whatever its font; nil keeps that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.weight, weight)
  }

  /// Draws digits in one width, as a terminal does anyway.
  public func monospacedDigit() -> some View { self }

  /// Draws characters in one width, as a terminal does anyway.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
}
