import CellGrid

/// A frame as the text of a snapshot file: its size, its text, a letter for the style of each cell, and what
/// the letters mean.
///
/// ```
/// 8x2
///
/// Save
/// Quit
///
/// aaaa
///
/// a  bold
/// ```
struct FrameText: CustomStringConvertible {
  private let size: CellSize
  private let text: [String]
  private let styles: [String]
  let legend: [Character: CellStyle]

  /// Writes a frame, with the letters of `legend` where it has them.
  init(_ surface: Surface, keeping legend: [Character: CellStyle] = [:]) {
    var letters = StyleLetters(keeping: legend)
    size = surface.size
    text = surface.rows()
    styles = (0..<surface.height).map { y in
      var row = (0..<surface.width).map { letters.letter(of: surface[$0, y].visibleStyle) }
      while row.last == StyleLetters.plain { row.removeLast() }
      return String(row)
    }
    self.legend = letters.legend
  }

  var description: String {
    let words = legend.sorted { $0.key < $1.key }.map {
      "\($0.key)  \(StyleWords.words(of: $0.value))"
    }
    let parts = [["\(size.width)x\(size.height)"], text, styles] + (words.isEmpty ? [] : [words])
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Reads a frame back.
  ///
  /// - Throws: What is wrong with the text, and where.
  init(parsing file: String) throws(Problem) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lengths = lines[0].split(separator: "x").map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1], width >= 0,
      height >= 0, lines.count >= 2 * height + 3
    else { throw Problem(line: 1, text: "the size of the frame and its rows") }
    text = Array(lines[2..<2 + height])
    styles = Array(lines[3 + height..<3 + 2 * height])
    var legend: [Character: CellStyle] = [:]
    for (index, line) in lines.enumerated().dropFirst(3 + 2 * height) where !line.isEmpty {
      guard let letter = line.first, line.dropFirst().hasPrefix("  "),
        let style = StyleWords.style(of: String(line.dropFirst(3)))
      else { throw Problem(line: index + 1, text: "a letter and the words of a style") }
      legend[letter] = style
    }
    self.legend = legend
    size = CellSize(width: width, height: height)
  }

  /// What a line of a file should be and is not.
  struct Problem: Error, CustomStringConvertible {
    let line: Int
    let text: String

    var description: String { "line \(line) is not \(text)" }
  }

  /// The cells that a file tells.
  var surface: Surface {
    let surface = Surface(size: size)
    for (y, row) in text.enumerated() {
      let letters = Array(y < styles.count ? styles[y] : "")
      func style(_ x: Int) -> CellStyle {
        x < letters.count ? legend[letters[x]] ?? .plain : .plain
      }
      var x = 0
      for character in row {
        guard let glyph = Glyph(character), x < size.width else { continue }
        surface.put(glyph, x: x, y: y, ink: Ink(style(x)), clip: surface.bounds)
        x += Int(glyph.width)
      }
      for x in x..<max(x, size.width) {
        surface.put(.blank, x: x, y: y, ink: Ink(style(x)), clip: surface.bounds)
      }
    }
    return surface
  }
}
