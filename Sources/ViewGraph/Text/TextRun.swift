import CellGrid

/// A piece of a text and how it differs from the text around it.
struct TextRun: Hashable, Sendable {
  var string: String
  var style: AnyShapeStyle?
  var attributes: CellAttributes = []
  var removed: CellAttributes = []
  var font: Font?
  var weight: Font.Weight?
  var underlineColor: Color?
  var background: Color?
  /// The number of an address in `LinkTable`; 0 is no link.
  var link: UInt16 = 0
  /// Whether it is code, which is cyan where no style was asked for.
  var isCode = false
  /// Whether it only adorns what is around it, and says nothing to those who do not see it.
  var isDecoration = false

  init(string: String) { self.string = string }

  /// What the run is drawn with in an environment.
  func pen(in environment: EnvironmentValues) -> LinePen {
    var pen = LinePen(ink: environment.ink, gradient: environment.foreground?.current.gradient)
    if let shading = shading(in: environment) {
      pen.gradient = shading.gradient
      pen.ink.color(with: shading.foregroundInk)
    }
    if let font = font ?? environment.font {
      pen.ink.attributes.formUnion(font.attributes)
    }
    if let weight = weight ?? environment.text.weight {
      pen.ink.attributes.subtract(Font.Weight.allAttributes)
      pen.ink.attributes.formUnion(weight.attributes)
    }
    if link != 0 {
      pen.ink.link = link
      pen.ink.underline(with: .underline)
    }
    if !attributes.isDisjoint(with: .underlines) { pen.ink.underline(with: []) }
    pen.ink.attributes.formUnion(attributes)
    pen.ink.attributes.subtract(removed)
    if let underlineColor { pen.ink.underlineColor = underlineColor.underlineColor }
    if pen.ink.attributes.isDisjoint(with: .underlines) { pen.ink.underlineColor = nil }
    if let background { pen.ink.background = background.backgroundInk?.background }
    return pen
  }

  private func shading(in environment: EnvironmentValues) -> _Shading? {
    if let style { return style._shading(in: environment) }
    if link != 0 { return TintShapeStyle()._shading(in: environment) }
    return isCode ? _Shading(color: .cyan) : nil
  }
}

extension Color {
  /// The color of a line under text. There only the palette has names for the 16 colors of the theme.
  var underlineColor: TerminalColor? {
    let color = foregroundInk.foreground ?? .default
    if case .ansi(let index) = color.kind { return .indexed(index) }
    return color.isDefault ? nil : color
  }
}

extension Ink {
  /// Takes the color from another ink; only being dimmed is part of a color.
  mutating func color(with other: Ink) {
    foreground = other.foreground
    opacity = other.opacity
    attributes.subtract(.dim)
    attributes.formUnion(other.attributes)
  }

  /// Replaces the underline.
  mutating func underline(with kind: CellAttributes) {
    attributes.subtract(.underlines)
    attributes.formUnion(kind)
  }
}

extension [TextRun] {
  /// What each run is drawn with in an environment.
  func pens(in environment: EnvironmentValues) -> [LinePen] { map { $0.pen(in: environment) } }

  /// What the runs say to those who do not see them.
  var said: String { lazy.filter { !$0.isDecoration }.map(\.string).joined() }
}
