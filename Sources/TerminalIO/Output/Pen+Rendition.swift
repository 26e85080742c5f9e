import CellGrid

extension Pen {
  /// Appends the shorter of two ways to a style: from the one in force, or from a reset.
  ///
  /// Parameters are separated by semicolons, since several terminals misread colons; only the
  /// styled underlines, which need a colon, use one.
  func appendRendition(from old: CellStyle, to new: CellStyle, _ bytes: inout [UInt8]) {
    var direct = RenditionParameters()
    direct.appendDifference(from: old, to: new)
    guard !direct.bytes.isEmpty else { return }
    var anew = RenditionParameters()
    anew.appendDifference(from: .plain, to: new)
    bytes.appendIntroducer()
    // A reset alone needs no parameter; before others it is an empty one.
    if anew.bytes.isEmpty {
    } else if anew.bytes.count + 1 < direct.bytes.count {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(contentsOf: anew.bytes)
    } else {
      bytes.append(contentsOf: direct.bytes)
    }
    bytes.append(UInt8(ascii: "m"))
  }
}

/// The parameters of one "select graphic rendition" sequence.
private struct RenditionParameters {
  private(set) var bytes: [UInt8] = []

  private mutating func append(_ number: Int) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes.appendDecimal(number)
  }

  mutating func appendDifference(from old: CellStyle, to new: CellStyle) {
    appendAttributes(from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground { appendColor(new.foreground, base: 30) }
    if old.background != new.background { appendColor(new.background, base: 40) }
    if old.underlineColor != new.underlineColor { appendUnderlineColor(new.underlineColor) }
  }

  private mutating func appendAttributes(from old: CellAttributes, to new: CellAttributes) {
    var kept = old
    let weights: CellAttributes = [.bold, .dim]
    if !old.subtracting(new).isDisjoint(with: weights) {
      // One parameter ends both weights.
      append(22)
      kept.subtract(weights)
    }
    for (attribute, _, end) in Self.switches where kept.contains(attribute) {
      if !new.contains(attribute), let end { append(end) }
    }
    for (attribute, start, _) in Self.switches where new.contains(attribute) {
      if !kept.contains(attribute) { append(start) }
    }
    appendUnderline(from: old.intersection(.underlines), to: new.intersection(.underlines))
  }

  /// The attributes with a parameter each to start and to end them; weights end together.
  private static let switches: [(CellAttributes, start: Int, end: Int?)] = [
    (.bold, 1, nil), (.dim, 2, nil), (.italic, 3, 23), (.blink, 5, 25), (.inverse, 7, 27),
    (.hidden, 8, 28), (.strikethrough, 9, 29),
  ]

  private mutating func appendUnderline(from old: CellAttributes, to new: CellAttributes) {
    guard old != new else { return }
    switch new {
    case []: append(24)
    case .underline: append(4)
    case .doubleUnderline: appendStyledUnderline(2)
    case .curlyUnderline: appendStyledUnderline(3)
    case .dottedUnderline: appendStyledUnderline(4)
    default: appendStyledUnderline(5)
    }
  }

  private mutating func appendStyledUnderline(_ kind: Int) {
    append(4)
    bytes.append(UInt8(ascii: ":"))
    bytes.appendDecimal(kind)
  }

  private mutating func appendColor(_ color: TerminalColor, base: Int) {
    switch color.kind {
    case .default: append(base + 9)
    case .ansi(let index): append(index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .indexed, .rgb:
      append(base + 8)
      appendComponents(color)
    }
  }

  private mutating func appendUnderlineColor(_ color: TerminalColor) {
    guard !color.isDefault else { return append(59) }
    append(58)
    appendComponents(color)
  }

  private mutating func appendComponents(_ color: TerminalColor) {
    switch color.kind {
    case .default: break
    case .ansi(let index), .indexed(let index):
      append(5)
      append(Int(index))
    case .rgb(let red, let green, let blue):
      append(2)
      append(Int(red))
      append(Int(green))
      append(Int(blue))
    }
  }
}
