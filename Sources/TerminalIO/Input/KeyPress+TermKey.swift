import CTermKey
import InputEvents

extension KeyPress {
  /// Reads libtermkey's key, or returns nil for what is no key.
  init?(_ key: TermKeyKey) {
    // The library passes on the terminal's modifier number less one, which has our bits.
    let modifiers = EventModifiers(rawValue: Int(key.modifiers) & 0x7F)
    switch key.type {
    case TERMKEY_TYPE_UNICODE:
      guard let scalar = Unicode.Scalar(code: key.code.codepoint) else { return nil }
      self.init(scalar, modifiers: modifiers)
    case TERMKEY_TYPE_FUNCTION:
      guard (1...35).contains(key.code.number) else { return nil }
      self.init(.function(Int(key.code.number)), modifiers: modifiers)
    case TERMKEY_TYPE_KEYSYM:
      if let text = Self.keypadText[key.code.sym.rawValue] {
        self.init(
          KeyEquivalent(text), modifiers: modifiers.union(.numericPad))
      } else if let named = Self.named[key.code.sym.rawValue] {
        self.init(named, modifiers: modifiers)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Reads a character key. With Ctrl a letter is the lower-case one, as terminals cannot tell the
  /// two apart.
  init?(_ scalar: Unicode.Scalar, modifiers: EventModifiers, phase: Phases = .down) {
    switch scalar {
    case "\u{7F}": self.init(.delete, modifiers: modifiers, phase: phase)
    case "\r", "\t", "\u{1B}":
      self.init(KeyEquivalent(Character(scalar)), modifiers: modifiers, phase: phase)
    default:
      guard !scalar.isControl else { return nil }
      let lower = modifiers.contains(.control) && ("A"..."Z").contains(scalar)
      let key = lower ? Unicode.Scalar(scalar.value + 0x20)! : scalar
      self.init(KeyEquivalent(Character(key)), modifiers: modifiers, phase: phase)
    }
  }

  private static let named: [Int32: KeyEquivalent] = [
    TERMKEY_SYM_BACKSPACE.rawValue: .delete, TERMKEY_SYM_TAB.rawValue: .tab,
    TERMKEY_SYM_ENTER.rawValue: .return,
    TERMKEY_SYM_ESCAPE.rawValue: .escape, TERMKEY_SYM_SPACE.rawValue: .space,
    TERMKEY_SYM_DEL.rawValue: .delete,
    TERMKEY_SYM_UP.rawValue: .upArrow, TERMKEY_SYM_DOWN.rawValue: .downArrow,
    TERMKEY_SYM_LEFT.rawValue: .leftArrow,
    TERMKEY_SYM_RIGHT.rawValue: .rightArrow, TERMKEY_SYM_BEGIN.rawValue: .begin,
    TERMKEY_SYM_FIND.rawValue: .home,
    TERMKEY_SYM_INSERT.rawValue: .insert, TERMKEY_SYM_DELETE.rawValue: .deleteForward,
    TERMKEY_SYM_SELECT.rawValue: .end,
    TERMKEY_SYM_PAGEUP.rawValue: .pageUp, TERMKEY_SYM_PAGEDOWN.rawValue: .pageDown,
    TERMKEY_SYM_HOME.rawValue: .home,
    TERMKEY_SYM_END.rawValue: .end, TERMKEY_SYM_CLEAR.rawValue: .clear,
    TERMKEY_SYM_KPENTER.rawValue: .return,
  ]

  private static let keypadText: [Int32: Character] = [
    TERMKEY_SYM_KP0.rawValue: "0", TERMKEY_SYM_KP1.rawValue: "1", TERMKEY_SYM_KP2.rawValue: "2",
    TERMKEY_SYM_KP3.rawValue: "3",
    TERMKEY_SYM_KP4.rawValue: "4", TERMKEY_SYM_KP5.rawValue: "5", TERMKEY_SYM_KP6.rawValue: "6",
    TERMKEY_SYM_KP7.rawValue: "7",
    TERMKEY_SYM_KP8.rawValue: "8", TERMKEY_SYM_KP9.rawValue: "9", TERMKEY_SYM_KPPLUS.rawValue: "+",
    TERMKEY_SYM_KPMINUS.rawValue: "-", TERMKEY_SYM_KPMULT.rawValue: "*",
    TERMKEY_SYM_KPDIV.rawValue: "/",
    TERMKEY_SYM_KPCOMMA.rawValue: ",", TERMKEY_SYM_KPPERIOD.rawValue: ".",
    TERMKEY_SYM_KPEQUALS.rawValue: "=",
  ]
}
