import CellGrid

extension FrameEncoder {
  /// Writes a surface as lines of text with sequences for styles alone, as a program does that leaves its
  /// output in the scrollback.
  ///
  /// Blanks without a style at the ends of lines are left out; every line ends plain.
  package func lines(of surface: Surface) -> [UInt8] {
    var pen = Pen(
      abilities: Pen.Abilities(
        colorDepth: colorDepth, drawsStyledUnderlines: drawsStyledUnderlines,
        drawsLinks: drawsLinks))
    var bytes: [UInt8] = []
    for y in 0..<surface.height {
      var end = surface.width
      while end > 0, surface[end - 1, y].isBlank,
        Self.looksPlain(pen.shown(surface[end - 1, y].style))
      {
        end -= 1
      }
      for x in 0..<end where !surface[x, y].isTail {
        let cell = surface[x, y]
        let style = pen.shown(cell.style)
        if cell.isBlank {
          pen.changeForBlank(to: style, &bytes)
        } else {
          pen.change(to: style, &bytes)
        }
        bytes.append(contentsOf: cell.glyph.string.utf8)
      }
      pen.change(to: .plain, &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func looksPlain(_ style: CellStyle) -> Bool {
    style.background.isDefault && style.attributes.isDisjoint(with: .shownOnBlanks)
  }
}
