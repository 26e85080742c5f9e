import CellGrid

extension Pen {
  /// Appends the shorter of two ways to a style: from the one in force, or from a reset.
  ///
  /// Parameters are separated by semicolons, since several terminals misread colons; only the
  /// styled underlines, which need a colon, use one.
  func appendRendition(from old: CellStyle, to new: CellStyle, _ bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.appendIntroducer()
    let direct = RenditionParameters(after: bytes.count)
    direct.appendDifference(from: old, to: new, &bytes)
    let end = bytes.count
    if end == direct.start { return bytes.removeLast(end - start) }
    // The other way is written behind the first; then one of the two is taken out.
    let anew = RenditionParameters(after: end)
    anew.appendDifference(from: .plain, to: new, &bytes)
    let length = bytes.count - end
    if length == 0 {
      // A reset alone needs no parameter.
      bytes.removeLast(end - direct.start)
    } else if length + 1 < end - direct.start {
      // Before others it is an empty one.
      bytes[direct.start] = UInt8(ascii: ";")
      bytes.removeSubrange(direct.start + 1..<end)
    } else {
      bytes.removeLast(length)
    }
    bytes.append(UInt8(ascii: "m"))
  }
}

/// The parameters of one "select graphic rendition" sequence.
private struct RenditionParameters {
  /// The index of the first parameter's first byte.
  let start: Int

  init(after index: Int) { start = index }

  private func append(_ number: Int, _ bytes: inout [UInt8]) {
    if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
    bytes.appendDecimal(number)
  }

  func appendDifference(from old: CellStyle, to new: CellStyle, _ bytes: inout [UInt8]) {
    appendAttributes(from: old.attributes, to: new.attributes, &bytes)
    if old.foreground != new.foreground { appendColor(new.foreground, base: 30, &bytes) }
    if old.background != new.background { appendColor(new.background, base: 40, &bytes) }
    if old.underlineColor != new.underlineColor { appendUnderlineColor(new.underlineColor, &bytes) }
  }

  private func appendAttributes(
    from old: CellAttributes, to new: CellAttributes, _ bytes: inout [UInt8]
  ) {
    var kept = old
    let weights: CellAttributes = [.bold, .dim]
    if !old.subtracting(new).isDisjoint(with: weights) {
      // One parameter ends both weights.
      append(22, &bytes)
      kept.subtract(weights)
    }
    for (attribute, _, end) in Self.switches where kept.contains(attribute) {
      if !new.contains(attribute), let end { append(end, &bytes) }
    }
    for (attribute, start, _) in Self.switches where new.contains(attribute) {
      if !kept.contains(attribute) { append(start, &bytes) }
    }
    appendUnderline(from: old.intersection(.underlines), to: new.intersection(.underlines), &bytes)
  }

  /// The attributes with a parameter each to start and to end them; weights end together.
  private static let switches: [(CellAttributes, start: Int, end: Int?)] = [
    (.bold, 1, nil), (.dim, 2, nil), (.italic, 3, 23), (.blink, 5, 25), (.inverse, 7, 27),
    (.hidden, 8, 28), (.strikethrough, 9, 29),
  ]

  private func appendUnderline(
    from old: CellAttributes, to new: CellAttributes, _ bytes: inout [UInt8]
  ) {
    guard old != new else { return }
    switch new {
    case []: append(24, &bytes)
    case .underline: append(4, &bytes)
    case .doubleUnderline: appendStyledUnderline(2, &bytes)
    case .curlyUnderline: appendStyledUnderline(3, &bytes)
    case .dottedUnderline: appendStyledUnderline(4, &bytes)
    default: appendStyledUnderline(5, &bytes)
    }
  }

  private func appendStyledUnderline(_ kind: Int, _ bytes: inout [UInt8]) {
    append(4, &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes.appendDecimal(kind)
  }

  private func appendColor(_ color: TerminalColor, base: Int, _ bytes: inout [UInt8]) {
    switch color.kind {
    case .default: append(base + 9, &bytes)
    case .ansi(let index): append(index < 8 ? base + Int(index) : base + 52 + Int(index), &bytes)
    case .indexed, .rgb:
      append(base + 8, &bytes)
      appendComponents(color, &bytes)
    }
  }

  private func appendUnderlineColor(_ color: TerminalColor, _ bytes: inout [UInt8]) {
    guard !color.isDefault else { return append(59, &bytes) }
    append(58, &bytes)
    appendComponents(color, &bytes)
  }

  private func appendComponents(_ color: TerminalColor, _ bytes: inout [UInt8]) {
    switch color.kind {
    case .default: break
    case .ansi(let index), .indexed(let index):
      append(5, &bytes)
      append(Int(index), &bytes)
    case .rgb(let red, let green, let blue):
      append(2, &bytes)
      append(Int(red), &bytes)
      append(Int(green), &bytes)
      append(Int(blue), &bytes)
    }
  }
}
