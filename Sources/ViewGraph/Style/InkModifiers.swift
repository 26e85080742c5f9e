import CellGrid

/// A change of how text and lines are drawn.
private struct InkWriter: EnvironmentWriter {
  var color: Color?
  var adding: CellAttributes = []
  var removing: CellAttributes = []

  func write(to environment: inout EnvironmentValues) {
    if let color {
      var ink = color.foregroundInk
      // Being dimmed is how a secondary color looks; the other attributes are independent of color.
      ink.attributes.formUnion(environment.ink.attributes.subtracting(.dim))
      environment.ink = ink
    }
    environment.ink.attributes.formUnion(adding)
    environment.ink.attributes.subtract(removing)
  }
}

private struct StyleWriter<Style: ShapeStyle>: EnvironmentWriter {
  let style: Style

  func write(to environment: inout EnvironmentValues) {
    InkWriter(color: style._color(in: environment)).write(to: &environment)
  }
}

extension View {
  /// Draws text and lines with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentModified(content: self, writer: StyleWriter(style: style))
  }

  /// Draws text and lines in a color; nil keeps the one around.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModified(content: self, writer: InkWriter(color: color))
  }

  /// Draws text in bold.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Draws text in italics.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
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
