import CellGrid

/// The style that the terminal writes in, and the sequences that change it.
struct Pen: Sendable {
  /// The features of the terminal that decide what a style becomes.
  struct Abilities: Hashable, Sendable {
    var colorDepth: ColorDepth
    var drawsStyledUnderlines: Bool
    var drawsLinks: Bool
  }

  let abilities: Abilities
  /// The style in force, in what the terminal can show.
  private(set) var current = CellStyle.plain

  init(abilities: Abilities) {
    self.abilities = abilities
  }

  /// Appends what makes `style`, as returned by `shown(_:)`, the style in force.
  mutating func change(to style: CellStyle, _ bytes: inout [UInt8]) {
    guard style != current else { return }
    if style.link != current.link { appendLink(style.link, &bytes) }
    appendRendition(from: current, to: style, &bytes)
    current = style
  }

  /// Appends what makes blanks look as they would in `style`.
  ///
  /// A blank shows neither foreground nor weight, so those stay as they are.
  mutating func changeForBlank(to style: CellStyle, _ bytes: inout [UInt8]) {
    change(to: blankStyle(for: style), &bytes)
  }

  /// Whether a blank written now would look as it would in `style`.
  func suitsBlank(_ style: CellStyle) -> Bool { blankStyle(for: style) == current }

  private func blankStyle(for style: CellStyle) -> CellStyle {
    guard style.attributes.isDisjoint(with: .shownOnBlanks) else { return style }
    var kept = current
    kept.background = style.background
    kept.link = style.link
    kept.attributes.subtract(.shownOnBlanks)
    kept.underlineColor = .default
    return kept
  }

  /// Brings a style down to what the terminal can show.
  func shown(_ style: CellStyle) -> CellStyle {
    var style = style
    style.foreground = shown(style.foreground)
    style.background = shown(style.background)
    if !style.attributes.isDisjoint(with: .underlines) {
      let kind = abilities.drawsStyledUnderlines ? underline(of: style.attributes) : .underline
      style.attributes.subtract(.underlines)
      style.attributes.insert(kind)
      style.underlineColor =
        abilities.drawsStyledUnderlines ? shown(style.underlineColor) : .default
    } else {
      style.underlineColor = .default
    }
    if !abilities.drawsLinks { style.link = 0 }
    return style
  }

  private func shown(_ color: TerminalColor) -> TerminalColor {
    switch abilities.colorDepth {
    case .none: .default
    case .ansi16: color.nearestNamed
    case .indexed256: color.nearestIndexed
    case .trueColor: color
    }
  }

  /// The most telling of several underlines, since a cell has one.
  private func underline(of attributes: CellAttributes) -> CellAttributes {
    let inOrder: [CellAttributes] = [
      .curlyUnderline, .doubleUnderline, .dottedUnderline, .dashedUnderline,
    ]
    return inOrder.first { attributes.contains($0) } ?? .underline
  }

  private func appendLink(_ number: UInt16, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}]8;".utf8)
    if let address = LinkTable.address(of: number) {
      bytes.append(contentsOf: "id=\(number);".utf8)
      bytes.append(contentsOf: address.utf8)
    } else {
      bytes.append(UInt8(ascii: ";"))
    }
    bytes.append(contentsOf: "\u{1B}\\".utf8)
  }
}
