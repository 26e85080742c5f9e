import CellGrid

extension Text {
  func styled(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  func setting(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    styled { run in
      if isActive {
        run.attributes.formUnion(attribute)
        run.removed.subtract(attribute)
      } else {
        run.attributes.subtract(attribute)
        run.removed.formUnion(attribute)
      }
    }
  }

  /// Draws this text in a color; nil keeps the one around. Styles set on a part win.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Draws this text in a style. Styles set on a part win.
  ///
  /// A gradient lies in the frame of the whole text, not in that of the part.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Draws this text in a color. Styles set on a part win.
  @_disfavoredOverload
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// Sets the style of this text as far as a terminal has it. Fonts set on a part win.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets the weight of this text, whatever its font; nil keeps that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }

  /// Draws digits in one width, as a terminal does anyway.
  public func monospacedDigit() -> Text { self }

  /// Draws characters in one width, as a terminal does anyway.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Draws this text in bold.
  public func bold(_ isActive: Bool = true) -> Text { setting(.bold, isActive) }

  /// Draws this text in italics.
  public func italic(_ isActive: Bool = true) -> Text { setting(.italic, isActive) }

  /// Underlines this text.
  ///
  /// - Parameters:
  ///   - pattern: How the line looks where the terminal can draw it; elsewhere it is solid.
  ///   - color: The color of the line; nil takes that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(.underlines, false).styled { run in
      guard isActive else { return }
      run.removed.subtract(.underlines)
      run.attributes.formUnion(pattern.attributes)
      run.underlineColor = color ?? run.underlineColor
    }
  }

  /// Strikes this text through, with a solid line in its color, which is the only one that terminals have.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(.strikethrough, isActive)
  }

  /// Draws this text with less intensity.
  public func dim(_ isActive: Bool = true) -> Text { setting(.dim, isActive) }

  /// Draws this text with foreground and background exchanged.
  public func inverse(_ isActive: Bool = true) -> Text { setting(.inverse, isActive) }

  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      /// Drawn as dashes.
      case dashDot
      /// Drawn as dots.
      case dashDotDot
      /// Two lines.
      case double
      /// A wave.
      case curly

      package var attributes: CellAttributes {
        switch self {
        case .solid: .underline
        case .dot, .dashDotDot: .dottedUnderline
        case .dash, .dashDot: .dashedUnderline
        case .double: .doubleUnderline
        case .curly: .curlyUnderline
        }
      }
    }

    /// The pattern.
    public var pattern: Pattern
    /// The color; nil takes that of the text.
    public var color: Color?

    /// One solid line.
    public static let single = LineStyle()

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Which case letters are shown in.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}
