import Foundation

/// A literal of a text: its Markdown is shown as what it means.
///
/// It knows `*emphasis*`, `**strong**`, `~~struck~~`, `` `code` ``, `[links](https://example.com)`,
/// `<https://example.com>`, and `\*` for characters that would mean something else. What is interpolated is
/// shown as it is. There are no translations: the text is the one that is shown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What the literal is made of.
  fileprivate enum Part: Hashable, Sendable {
    case literal(String)
    case value(Text)
  }

  private var parts: [Part]

  /// Creates a key from a string that holds Markdown.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text)) }

    /// Adds the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.value(Text(verbatim: "\(value)")))
    }

    /// Adds a string with its attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.value(Text(string)))
    }

    /// Adds a number, written as a specifier for `String(format:)` says.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      parts.append(.value(Text(verbatim: String(format: specifier, value))))
    }

    /// Adds a value, written as a format says.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      parts.append(.value(Text(verbatim: format.format(input))))
    }
  }

  /// The runs of the text.
  var runs: [TextRun] {
    if parts.count == 1, case .literal(let only) = parts[0], !InlineMarkdown.mayMean(only) {
      return [TextRun(string: only)]
    }
    var pieces: [InlineMarkdown.Piece] = []
    var values: [Text] = []
    for part in parts {
      switch part {
      case .literal(let string): pieces += string.map { .character($0) }
      case .value(let text):
        pieces.append(.value(values.count))
        values.append(text)
      }
    }
    let runs = InlineMarkdown.spans(of: pieces).flatMap { span in
      span.pieces.isEmpty ? [] : span.runs(values)
    }
    return runs.isEmpty ? [TextRun(string: "")] : runs
  }
}

extension InlineMarkdown.Span {
  /// The runs of the span, with values that keep the styles they have.
  fileprivate func runs(_ values: [Text]) -> [TextRun] {
    var result: [TextRun] = []
    var string = ""
    func flush() {
      if !string.isEmpty { result.append(style.applied(to: TextRun(string: string))) }
      string = ""
    }
    for piece in pieces {
      switch piece {
      case .character(let character): string.append(character)
      case .value(let index):
        flush()
        result += values[index].runs.map(style.applied)
      }
    }
    flush()
    return result
  }
}
