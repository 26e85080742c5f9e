import InputEvents

extension KittyKey {
  /// The key press that views get, or nil for keys that only change modifiers or control media.
  package var keyPress: KeyPress? {
    var held = EventModifiers(rawValue: modifiers & 0x7F)
    guard final == UInt8(ascii: "u") else {
      let isNumbered = final == UInt8(ascii: "~")
      let key =
        isNumbered
        ? KeyEquivalent(tildeNumber: Int(code)) : KeyEquivalent(finalLetter: final)
      if final == UInt8(ascii: "Z") { held.insert(.shift) }
      return key.map { KeyPress($0, modifiers: held, phase: phase) }
    }
    if let key = Self.functionalKeys[code] { return KeyPress(key, modifiers: held, phase: phase) }
    if let key = Self.keypadKeys[code] {
      return KeyPress(key, modifiers: held.union(.numericPad), phase: phase)
    }
    return characterKey(held)
  }

  private func characterKey(_ held: EventModifiers) -> KeyPress? {
    guard code != 0 else {
      return text.first.map { KeyPress(KeyEquivalent($0), characters: text, phase: phase) }
    }
    // The protocol numbers the keys without text within the private-use area.
    guard !(0xE000...0xF8FF).contains(code), let scalar = Unicode.Scalar(code),
      var press = KeyPress(scalar, modifiers: held, phase: phase)
    else { return nil }
    if !text.isEmpty {
      press.characters = text
    } else if held.contains(.shift), !press.characters.isEmpty {
      press.characters = shifted.map { String($0) } ?? press.characters.uppercased()
    }
    return press
  }

  private static let functionalKeys: [UInt32: KeyEquivalent] = {
    let first: UInt32 = 57344
    let named: [KeyEquivalent] = [
      .escape, .return, .tab, .delete, .insert, .deleteForward, .leftArrow, .rightArrow, .upArrow,
      .downArrow, .pageUp, .pageDown, .home, .end,
    ]
    var keys = Dictionary(uniqueKeysWithValues: zip(first..., named))
    for number in 1...35 { keys[57363 + UInt32(number)] = .function(number) }
    return keys
  }()

  private static let keypadKeys: [UInt32: KeyEquivalent] = {
    let first: UInt32 = 57399
    let keys: [KeyEquivalent] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "/", "*", "-", "+", .return, "=", ",",
      .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .insert,
      .deleteForward, .begin,
    ]
    return Dictionary(uniqueKeysWithValues: zip(first..., keys))
  }()
}
