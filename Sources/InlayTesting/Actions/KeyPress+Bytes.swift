import InputEvents

extension KeyPress {
  /// What a terminal sends for the key in xterm's encoding; nil for keys that have no bytes.
  var bytes: String? {
    let modifier =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.option) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    func letter(_ final: String) -> String {
      modifier == 1 ? "\u{1B}[\(final)" : "\u{1B}[1;\(modifier)\(final)"
    }
    func number(_ number: Int) -> String {
      modifier == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(modifier)~"
    }
    switch key {
    case .upArrow: return letter("A")
    case .downArrow: return letter("B")
    case .rightArrow: return letter("C")
    case .leftArrow: return letter("D")
    case .home: return letter("H")
    case .end: return letter("F")
    case .insert: return number(2)
    case .deleteForward: return number(3)
    case .pageUp: return number(5)
    case .pageDown: return number(6)
    case .delete: return "\u{7F}"
    case .tab where modifiers == .shift: return "\u{1B}[Z"
    default: break
    }
    let character = key.character
    guard let scalar = character.unicodeScalars.first, !(0xF700...0xF8FF).contains(scalar.value)
    else { return nil }
    let plain: String
    if modifiers.contains(.control), let ascii = character.asciiValue, ascii >= 0x40 {
      plain = String(Character(Unicode.Scalar(ascii & 0x1F)))
    } else {
      plain = modifiers.contains(.shift) ? character.uppercased() : String(character)
    }
    return modifiers.contains(.option) ? "\u{1B}" + plain : plain
  }
}
