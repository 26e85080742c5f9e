import CellGrid
import InlayTesting
import TerminalIO

/// What a terminal must show of a surface, compared cell by cell.
///
/// Glyphs that terminals draw in different widths must keep to their own columns: those are checked
/// for their background, all others for everything that shows.
struct ExpectedScreen {
  private let surface: Surface
  private let depth: ColorDepth

  init(_ surface: Surface, depth: ColorDepth) {
    self.surface = surface
    self.depth = depth
  }

  func firstMistake(of terminal: VirtualTerminal) -> String? {
    for y in 0..<surface.height {
      var x = 0
      while x < surface.width {
        let cell = surface[x, y]
        if RandomPainter.isDisputed(cell.glyph) {
          for column in x..<(x + cell.width)
          where shown(cell.style).background != terminal.screen[column, y].style.background {
            return "background at \(column),\(y) of \(cell.glyph.string)"
          }
          if let mistake = mistake(inDisputed: cell, x, y, terminal) { return mistake }
        } else {
          let drawn = terminal.screen[x, y]
          if looks(cell) != looks(drawn) || cell.width != drawn.width {
            return "\(x),\(y): \(looks(drawn)) for \(looks(cell)) in\n\(terminal.text)"
          }
        }
        x += cell.width
      }
    }
    return nil
  }

  /// Away from the margin the glyph itself, or the part that the terminal knows, is at its head.
  private func mistake(
    inDisputed cell: Cell, _ x: Int, _ y: Int, _ terminal: VirtualTerminal
  ) -> String? {
    let drawn = terminal.screen[x, y].glyph.string
    let joins: Bool
    switch terminal.configuration.joining {
    case .clusters: joins = true
    case .scalars: joins = false
    }
    guard joins, x + 12 < surface.width else { return nil }
    return drawn == cell.glyph.string ? nil : "\(drawn) for \(cell.glyph.string)"
  }

  private struct Look: Hashable {
    var text: String
    var style: CellStyle
  }

  private func looks(_ cell: Cell) -> Look {
    var style = shown(cell.style)
    let lines = CellAttributes.underlines.union([.inverse, .strikethrough])
    if cell.glyph == .blank, style.attributes.isDisjoint(with: lines) {
      style = CellStyle(background: style.background, link: style.link)
    }
    return Look(text: cell.glyph.string, style: style)
  }

  private func shown(_ style: CellStyle) -> CellStyle {
    var style = style
    style.foreground = shown(style.foreground)
    style.background = shown(style.background)
    style.underlineColor =
      style.attributes.isDisjoint(with: .underlines) ? .default : shown(style.underlineColor)
    return style
  }

  private func shown(_ color: TerminalColor) -> TerminalColor {
    switch depth {
    case .none: .default
    case .ansi16: color.nearestNamed
    case .indexed256: color.nearestIndexed
    case .trueColor: color
    }
  }
}
