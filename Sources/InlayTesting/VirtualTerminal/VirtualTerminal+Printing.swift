import CellGrid

extension VirtualTerminal {
  func print(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    let width = configuration.width(of: scalar)
    if width == 0 { return attach(scalar) }
    place(Glyph(code: scalar.value, width: UInt8(width)))
  }

  /// Adds the scalar to the last glyph if the terminal segments text and both are one cluster.
  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard configuration.joining == .clusters, let head = lastHead else { return false }
    let text = screen[head.x, head.y].glyph.string + String(Character(scalar))
    guard text.count == 1, let cluster = text.first, let joined = Glyph(cluster) else {
      return false
    }
    let old = screen[head.x, head.y].width
    // A glyph never shrinks once it is drawn, and it grows only where there is room.
    let width =
      head.x + configuration.width(of: cluster) <= size.width
      ? max(old, configuration.width(of: cluster)) : old
    draw(Glyph(code: joined.code, width: UInt8(width)), at: head)
    if width > old { advance(by: width - old) }
    return true
  }

  /// Adds a scalar without a width to the glyph left of the cursor.
  private func attach(_ scalar: Unicode.Scalar) {
    var x = isWrapPending ? cursor.x : cursor.x - 1
    if let lastHead { x = lastHead.x }
    guard x >= 0 else { return }
    x -= screen[x, cursor.y].tailOffset
    let cell = screen[x, cursor.y]
    guard let joined = Glyph(Character(cell.glyph.string + String(Character(scalar)), or: " "))
    else { return }
    let style = pen
    pen = cell.style
    draw(
      Glyph(code: joined.code, width: UInt8(cell.width)), at: CellPoint(x: x, y: cursor.y))
    pen = style
  }

  private func place(_ glyph: Glyph) {
    let width = Int(glyph.width)
    let wraps =
      modes.contains(PrivateMode.wrap) || configuration.wrapsWideAlways && width > 1
    if isWrapPending || cursor.x + width > size.width && wraps {
      cursor.x = 0
      lineFeed()
    }
    // Without wrapping the glyph is moved back until it fits.
    let x = max(0, min(cursor.x, size.width - width))
    let head = CellPoint(x: x, y: cursor.y)
    isWrapPending = false
    draw(glyph, at: head)
    cursor.x = x
    advance(by: width)
    lastHead = head
  }

  private func advance(by columns: Int) {
    cursor.x += columns
    guard cursor.x >= size.width else { return }
    cursor.x = max(0, size.width - 1)
    isWrapPending = modes.contains(PrivateMode.wrap)
  }

  private func draw(_ glyph: Glyph, at head: CellPoint) {
    let covered = screen[head.x, head.y]
    screen.put(glyph, x: head.x, y: head.y, ink: Ink(pen), clip: screen.bounds)
    if configuration.keepsOldHalf, covered.tailOffset == 1 {
      screen.copyStaleHalf(code: covered.code, style: covered.style, x: head.x - 1, y: head.y)
    }
  }
}

extension Surface {
  /// Puts back the left half of a glyph whose right half was overwritten.
  fileprivate func copyStaleHalf(code: UInt32, style: CellStyle, x: Int, y: Int) {
    put(Glyph(code: code, width: 1), x: x, y: y, ink: Ink(style), clip: bounds)
  }
}

extension Character {
  /// The text as a character if it is one, else the other one.
  fileprivate init(_ text: String, or other: Character) {
    self = text.count == 1 ? text[text.startIndex] : other
  }
}
