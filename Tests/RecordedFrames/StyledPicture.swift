import CellGrid
import InlayTesting
import TerminalIO

extension Surface {
  /// The text of a frame as a terminal of a color depth shows it, then a letter for the style of each cell, and
  /// what the letters mean.
  ///
  /// A dot is a cell without a style.
  package func styledPicture(_ depth: ColorDepth) -> String {
    var encoder = FrameEncoder(colorDepth: depth)
    var bytes: [UInt8] = []
    encoder.encode(self, previous: nil, into: &bytes)
    let terminal = VirtualTerminal(size: size)
    terminal.write(bytes)
    let screen = terminal.screen
    var letters: [CellStyle: Character] = [:]
    var legend: [String] = []
    let styles = (0..<height).map { row in
      String(
        (0..<width).map { column -> Character in
          let cell = screen[column, row]
          let style = cell.glyph == .blank ? cell.style.onBlank : cell.style
          if style == .plain { return "." }
          if let letter = letters[style] { return letter }
          let letter = Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(letters.count)))
          letters[style] = letter
          legend.append("\(letter)  \(style.words)")
          return letter
        })
    }
    return (screen.rows() + [""] + styles + [""] + legend).joined(separator: "\n") + "\n"
  }
}

extension CellStyle {
  /// What can be seen of the style where there is no glyph.
  fileprivate var onBlank: CellStyle {
    CellStyle(
      foreground: attributes.isDisjoint(with: .shownOnBlanks) ? .default : foreground,
      background: background, attributes: attributes.intersection(.shownOnBlanks))
  }

  /// The style in words.
  fileprivate var words: String {
    let names: [(CellAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.inverse, "inverse"), (.strikethrough, "strikethrough"),
    ]
    var parts = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .default { parts.append("foreground \(foreground.words)") }
    if background != .default { parts.append("background \(background.words)") }
    return parts.joined(separator: ", ")
  }
}

extension TerminalColor {
  /// The color in words.
  fileprivate var words: String {
    switch kind {
    case .default: "default"
    case .ansi(let index): "ansi \(index)"
    case .indexed(let index): "indexed \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
