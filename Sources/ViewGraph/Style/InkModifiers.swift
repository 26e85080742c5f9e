import CellGrid

/// A change of how text and lines are drawn.
private struct InkWriter: EnvironmentWriter {
  var adding: CellAttributes = []
  var removing: CellAttributes = []

  func write(to environment: inout EnvironmentValues) {
    environment.ink.attributes.formUnion(adding)
    environment.ink.attributes.subtract(removing)
  }
}

private struct ColorWriter: EnvironmentWriter {
  let color: Color?

  func write(to environment: inout EnvironmentValues) {
    if let color { environment.setForeground([_Shading(color: color)]) }
  }
}

private struct StyleWriter<each Style: ShapeStyle>: EnvironmentWriter {
  let styles: (repeat each Style)

  func write(to environment: inout EnvironmentValues) {
    var levels: [_Shading] = []
    for style in repeat each styles { levels.append(style._shading(in: environment)) }
    environment.setForeground(levels)
  }
}

extension View {
  /// Draws text and lines with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentModified(content: self, writer: StyleWriter(styles: style))
  }

  /// Draws text and lines with a style for each of two levels of emphasis.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    EnvironmentModified(content: self, writer: StyleWriter(styles: (primary, secondary)))
  }

  /// Draws text and lines with a style for each of three levels of emphasis.
  public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    EnvironmentModified(
      content: self, writer: StyleWriter(styles: (primary, secondary, tertiary)))
  }

  /// Draws text and lines in a color; nil keeps the one around.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModified(content: self, writer: ColorWriter(color: color))
  }

  /// Draws text in bold.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Draws text in italics.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  /// Underlines text.
  ///
  /// - Parameters:
  ///   - pattern: How the line looks where the terminal can draw it; elsewhere it is solid.
  ///   - color: The color of the line; nil takes that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.ink) { ink in
      ink.underline(with: isActive ? pattern.attributes : [])
      ink.underlineColor = isActive ? color?.underlineColor : nil
    }
  }

  /// Strikes text through, with a solid line in its color, which is the only one that terminals have.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attribute(.strikethrough, isActive)
  }

  /// Draws text with less intensity.
  public func dim(_ isActive: Bool = true) -> some View { attribute(.dim, isActive) }

  /// Draws text with foreground and background exchanged.
  public func inverse(_ isActive: Bool = true) -> some View { attribute(.inverse, isActive) }

  /// Sets the style of text as far as a terminal has it: see `Font`.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  private func attribute(_ attribute: CellAttributes, _ isActive: Bool) -> some View {
    EnvironmentModified(
      content: self,
      writer: InkWriter(
        adding: isActive ? attribute : [], removing: isActive ? [] : attribute))
  }
}
