extension InputTokenizer {
  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: tokens.append(.legacyKey([byte]))
    case 0x20..<0x7F: tokens.append(.text(Unicode.Scalar(byte)))
    default: beginCharacter(byte)
    }
  }

  /// Begins a character of several bytes. A byte that cannot, among them every raw C1 control,
  /// becomes U+FFFD.
  mutating func beginCharacter(_ byte: UInt8) {
    guard let sequence = UTF8Sequence(lead: byte) else {
      finishCharacter("\u{FFFD}")
      return
    }
    state = .character(sequence)
    buffer = [byte]
  }

  mutating func takeCharacter(_ byte: UInt8, _ sequence: UTF8Sequence) {
    guard sequence.continuation.contains(byte) else {
      finishCharacter("\u{FFFD}")
      take(byte)
      return
    }
    buffer.append(byte)
    guard sequence.remaining == 1 else {
      state = .character(sequence.next)
      return
    }
    finishCharacter(String(decoding: buffer, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
  }

  private mutating func finishCharacter(_ scalar: Unicode.Scalar) {
    finish(isAltCharacter ? .alt(scalar) : .text(scalar))
  }
}

/// What may follow in a UTF-8 character that has begun, so that surrogates, overlong forms and codes
/// beyond U+10FFFF are refused at their second byte.
struct UTF8Sequence: Hashable {
  let remaining: Int
  let continuation: ClosedRange<UInt8>

  private init(remaining: Int, continuation: ClosedRange<UInt8> = 0x80...0xBF) {
    self.remaining = remaining
    self.continuation = continuation
  }

  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: self.init(remaining: 1)
    case 0xE0: self.init(remaining: 2, continuation: 0xA0...0xBF)
    case 0xED: self.init(remaining: 2, continuation: 0x80...0x9F)
    case 0xE1...0xEF: self.init(remaining: 2)
    case 0xF0: self.init(remaining: 3, continuation: 0x90...0xBF)
    case 0xF1...0xF3: self.init(remaining: 3)
    case 0xF4: self.init(remaining: 3, continuation: 0x80...0x8F)
    default: return nil
    }
  }

  var next: UTF8Sequence { UTF8Sequence(remaining: remaining - 1) }
}
