import InputEvents

extension InputTokenizer {
  private static let escapeByte: UInt8 = 0x1B

  mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    case Self.escapeByte:
      if hasEscapePrefix { tokens.append(.escape) }
      hasEscapePrefix = true
    case 0x80...:
      if hasEscapePrefix { tokens.append(.escape) }
      hasEscapePrefix = false
      isAltCharacter = true
      beginCharacter(byte)
    case 0x20..<0x7F:
      if let kind = TerminalReport.StringKind(introducer: byte) {
        state = .string(kind)
      } else {
        finish(.alt(Unicode.Scalar(byte)))
      }
    default: finish(.legacyKey([Self.escapeByte, byte]))
    }
  }

  mutating func takeControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where !buffer.isEmpty && buffer.allSatisfy({ (0x30...0x39) ~= $0 }):
      // rxvt ends its shifted keys with `$`, which elsewhere only comes after two parameters.
      finishKey([UInt8(ascii: "[")] + buffer + [byte])
    case 0x20..<0x40: append(byte, limit: 512)
    case UInt8(ascii: "[") where buffer.isEmpty: state = .linuxFunctionKey
    case 0x40..<0x7F: finishControlSequence(byte)
    default: interrupt(by: byte, introducer: "[")
    }
  }

  private mutating func finishControlSequence(_ final: UInt8) {
    let isMouse = final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    if isMouse, buffer.first == UInt8(ascii: "<") {
      let isRelease = final == UInt8(ascii: "m")
      finish(MouseEvent(report: buffer[1...], isRelease: isRelease).map { .mouse($0) })
      return
    }
    guard !isOversized, let sequence = ControlSequence(buffer + [final]) else {
      finish(nil)
      return
    }
    switch sequence.meaning {
    case .token(.legacyKey(let bytes)): finishKey(bytes.dropFirst())
    case .token(let token): finish(token)
    case .nothing: finish(nil)
    case .pasteStart:
      finish(nil)
      state = .paste
    case .mouseX10Start:
      buffer.removeAll()
      state = .mouseX10
    }
  }

  /// Ends a key whose bytes after ESC are given. One more ESC before them is Alt, not a key of its own.
  private mutating func finishKey(_ bytes: some Sequence<UInt8>) {
    let escapes = [UInt8](repeating: Self.escapeByte, count: hasEscapePrefix ? 2 : 1)
    hasEscapePrefix = false
    finish(.legacyKey(escapes + bytes))
  }

  mutating func takeLinuxFunctionKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      finishKey([UInt8(ascii: "["), UInt8(ascii: "["), byte])
    case 0x20..<0x7F: finish(nil)
    default:
      finish(nil)
      take(byte)
    }
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30..<0x3C: append(byte, limit: 16)
    case 0x20..<0x7F:
      if isOversized { finish(nil) } else { finishKey([UInt8(ascii: "O")] + buffer + [byte]) }
    default: interrupt(by: byte, introducer: "O")
    }
  }

  mutating func takeMouseX10(_ byte: UInt8) {
    guard byte >= 0x20 else {
      finish(nil)
      take(byte)
      return
    }
    buffer.append(byte)
    guard buffer.count == 3 else { return }
    let numbers = buffer.map { Int($0) - 32 }
    finish(.mouseX10(button: numbers[0], column: numbers[1], row: numbers[2]))
  }

  /// Ends a sequence that a byte of no sequence cuts off. Nothing but its introducer is a key typed
  /// with Alt; a longer one is dropped.
  mutating func interrupt(by byte: UInt8, introducer: Unicode.Scalar) {
    finish(buffer.isEmpty ? .alt(introducer) : nil)
    take(byte)
  }
}
