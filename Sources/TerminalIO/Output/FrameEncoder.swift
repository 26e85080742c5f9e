import CellGrid

/// Turns the difference of two surfaces into bytes that change a terminal from one to the other.
///
/// The terminal must not wrap at the margin (`CSI ? 7 l`). A frame leaves it with a plain pen and
/// with the caret shown, if there is one; where the cursor is otherwise is not relied upon.
package struct FrameEncoder: Sendable {
  package var colorDepth: ColorDepth
  /// Whether curly, double, dotted and dashed underlines and their color are drawn as such.
  package var drawsStyledUnderlines: Bool
  /// Whether hyperlinks are sent.
  package var drawsLinks: Bool
  /// The cell whose caret the terminal shows since the last frame.
  private var shownCaret: CellPoint?

  package init(
    colorDepth: ColorDepth, drawsStyledUnderlines: Bool = false, drawsLinks: Bool = true
  ) {
    self.colorDepth = colorDepth
    self.drawsStyledUnderlines = drawsStyledUnderlines
    self.drawsLinks = drawsLinks
  }

  /// Appends one frame to `bytes`: nothing at all if the screen already shows it.
  ///
  /// - Parameters:
  ///   - next: What the screen is to show.
  ///   - previous: What the screen shows, or `nil` if that is unknown: then it is cleared and
  ///     painted in full, as it is if the sizes differ.
  ///   - damage: Where the surfaces may differ, or `nil` for anywhere.
  ///   - caret: The cell to show the terminal's cursor at; `nil` hides it.
  package mutating func encode(
    _ next: Surface, previous: Surface?, damage: Damage? = nil, caret: CellPoint? = nil,
    into bytes: inout [UInt8]
  ) {
    let caret = caret.flatMap { next.bounds.contains($0) ? $0 : nil }
    let known = previous.flatMap { $0.size == next.size ? $0 : nil }
    var painter = FramePainter(
      next: next, previous: known ?? Surface(size: next.size),
      pen: Pen(
        abilities: Pen.Abilities(
          colorDepth: colorDepth, drawsStyledUnderlines: drawsStyledUnderlines,
          drawsLinks: drawsLinks)))
    swap(&painter.bytes, &bytes)
    defer { swap(&painter.bytes, &bytes) }
    let start = painter.bytes.count
    painter.bytes.appendMode(Self.synchronizedOutput, set: true)
    if known == nil || shownCaret != nil { painter.bytes.appendMode(Self.cursor, set: false) }
    let prologue = painter.bytes.count
    if known == nil {
      painter.clearScreen()
      painter.paint(damage: nil)
    } else {
      painter.paint(damage: damage)
    }
    guard painter.bytes.count > prologue else {
      painter.bytes.removeLast(prologue - start)
      showCaret(caret, isHidden: shownCaret == nil, &painter)
      return
    }
    painter.finish()
    shownCaret = nil
    showCaret(caret, isHidden: true, &painter)
    painter.bytes.appendMode(Self.synchronizedOutput, set: false)
  }

  /// What a terminal that draws all it is told shows of a surface.
  package static func drawn(_ surface: Surface) -> Surface {
    let y = surface.height - 1
    guard y >= 0 else { return surface }
    let cut: [(x: Int, glyph: Glyph)] = (0..<surface.width).compactMap { x in
      let cell = surface[x, y]
      if cell.isTail { return nil }
      let code = GlyphTrust.codeOnLastRow(cell.code, width: cell.width, rest: surface.width - x)
      return code == cell.code ? nil : (x, Glyph(code: code, width: UInt8(cell.width)))
    }
    guard !cut.isEmpty else { return surface }
    let drawn = surface.copy()
    for (x, glyph) in cut {
      drawn.put(glyph, x: x, y: y, ink: Ink(surface[x, y].style), clip: drawn.bounds)
    }
    return drawn
  }

  private static let cursor = 25
  private static let synchronizedOutput = 2026

  /// Moves the terminal's cursor to the caret and shows it, or hides it if there is none.
  private mutating func showCaret(
    _ caret: CellPoint?, isHidden: Bool, _ painter: inout FramePainter
  ) {
    guard caret != shownCaret else { return }
    if let caret {
      painter.cursor.move(toColumn: caret.x, row: caret.y, &painter.bytes)
      if isHidden { painter.bytes.appendMode(Self.cursor, set: true) }
    } else if !isHidden {
      painter.bytes.appendMode(Self.cursor, set: false)
    }
    shownCaret = caret
  }
}
