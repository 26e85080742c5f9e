extension InputTokenizer {
  /// Longer strings are dropped at their end; no answer to a query is near this.
  private static let stringLimit = 1 << 16

  mutating func takeString(_ byte: UInt8, _ kind: TerminalReport.StringKind) {
    switch byte {
    case 0x07: finishString(kind)
    case 0x1B: state = .stringEscape(kind)
    case 0x00..<0x20: interrupt(by: byte, introducer: Unicode.Scalar(kind.introducer))
    default: append(byte, limit: Self.stringLimit)
    }
  }

  mutating func takeStringEscape(_ byte: UInt8, _ kind: TerminalReport.StringKind) {
    switch byte {
    case UInt8(ascii: "\\"): finishString(kind)
    case 0x1B:
      // urxvt ends a string with a lone ESC, so a second one begins something new.
      finishString(kind)
      state = .escape
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "_"):
      // The string was torn, and the ESC belongs to the next sequence.
      finish(nil)
      state = .escape
      take(byte)
    default:
      finishString(kind)
      take(byte)
    }
  }

  mutating func finishString(_ kind: TerminalReport.StringKind) {
    let text = String(decoding: buffer, as: UTF8.self)
    finish(isOversized ? nil : .report(.string(kind, text)))
  }

  /// Takes bytes of a paste and returns how many, which is at least one.
  mutating func takePaste(_ bytes: ArraySlice<UInt8>) -> Int {
    let (count, isComplete) = pasted.append(bytes)
    if isComplete {
      tokens.append(.paste(pasted.takeAll()))
      reset()
    } else if pasted.isFull {
      tokens.append(.paste(pasted.takePart()))
    }
    return count
  }
}

extension TerminalReport.StringKind {
  /// The kind that the byte after ESC opens, or nil if it opens none.
  init?(introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "]"): self = .operatingSystemCommand
    case UInt8(ascii: "P"): self = .deviceControl
    case UInt8(ascii: "_"): self = .applicationCommand
    case UInt8(ascii: "^"): self = .privacyMessage
    case UInt8(ascii: "X"): self = .startOfString
    default: return nil
    }
  }

  var introducer: UInt8 {
    switch self {
    case .operatingSystemCommand: UInt8(ascii: "]")
    case .deviceControl: UInt8(ascii: "P")
    case .applicationCommand: UInt8(ascii: "_")
    case .privacyMessage: UInt8(ascii: "^")
    case .startOfString: UInt8(ascii: "X")
    }
  }
}
