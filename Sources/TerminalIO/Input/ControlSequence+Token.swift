import InputEvents

extension ControlSequence {
  /// What a complete sequence is in the input stream.
  enum Meaning {
    case token(InputToken)
    case pasteStart
    /// An X10 mouse report, whose three bytes follow.
    case mouseX10Start
    /// Malformed, or without use: it vanishes, and types nothing.
    case nothing
  }

  var meaning: Meaning {
    if intermediates == [UInt8(ascii: "$")], final == UInt8(ascii: "y") { return modeReport }
    guard intermediates.isEmpty else { return unrecognized }
    switch prefix {
    case UInt8(ascii: "?"): return privateMeaning
    case nil: return plainMeaning
    default:
      return final == UInt8(ascii: "c") ? .report(.deviceAttributes(bodyText)) : unrecognized
    }
  }

  private var unrecognized: Meaning {
    .report(.unrecognized(bodyText + String(UnicodeScalar(final))))
  }

  private var modeReport: Meaning {
    guard prefix == nil || prefix == UInt8(ascii: "?"), let numbers = plainNumbers,
      numbers.count == 2
    else { return unrecognized }
    return .report(.mode(numbers[0], isPrivate: prefix != nil, state: numbers[1]))
  }

  private var privateMeaning: Meaning {
    switch final {
    case UInt8(ascii: "R"):
      guard let row = number(0), let column = number(1) else { return unrecognized }
      return .report(.cursorPosition(row: row, column: column))
    case UInt8(ascii: "c"): return .report(.deviceAttributes(bodyText))
    case UInt8(ascii: "n"): return .report(.deviceStatus(bodyText))
    case UInt8(ascii: "u"):
      guard let flags = number(0) else { return unrecognized }
      return .report(.keyboardFlags(flags))
    default: return unrecognized
    }
  }

  private var plainMeaning: Meaning {
    switch final {
    case UInt8(ascii: "M") where body.isEmpty: return .mouseX10Start
    case UInt8(ascii: "I") where body.isEmpty: return .token(.focus(true))
    case UInt8(ascii: "O") where body.isEmpty: return .token(.focus(false))
    case UInt8(ascii: "~"): return tildeMeaning
    case UInt8(ascii: "u"): return kittyKey
    case UInt8(ascii: "R"):
      // Shift and Ctrl with F3 send the row 1, so a cursor report is known by a later row.
      guard let row = number(0), row > 1 else { return keyMeaning }
      guard let column = number(1) else { return unrecognized }
      return .report(.cursorPosition(row: row, column: column))
    case UInt8(ascii: "n"): return .report(.deviceStatus(bodyText))
    case UInt8(ascii: "t"): return .report(.windowOperation(bodyText))
    case UInt8(ascii: "c") where !body.isEmpty: return .report(.deviceAttributes(bodyText))
    default: return keyMeaning
    }
  }

  private var tildeMeaning: Meaning {
    switch number(0) {
    case nil: return .nothing
    case 200 where parameters.count == 1: return .pasteStart
    case 201 where parameters.count == 1: return .nothing
    case 27 where parameters.count > 1:
      guard let numbers = plainNumbers, numbers.count == 3, Unicode.Scalar(code: numbers[2]) != nil
      else { return .nothing }
      return keyMeaning
    default: return keyMeaning
    }
  }

  /// A function key in one of the older encodings, or with the colons that the kitty protocol adds.
  private var keyMeaning: Meaning {
    if hasSubparameters { return kittyKey }
    guard parameters.count <= 3 else { return unrecognized }
    if parameters.count > 1, !(1...256).contains(number(1) ?? 1) { return .nothing }
    return .token(.legacyKey([0x1B, UInt8(ascii: "[")] + body + [final]))
  }

  private var kittyKey: Meaning { KittyKey(self).map { .token(.kittyKey($0)) } ?? .nothing }
}

extension ControlSequence.Meaning {
  fileprivate static func report(_ report: TerminalReport) -> Self { .token(.report(report)) }
}
