extension InputTokenizer {
  /// Decides what an incomplete sequence was, after the silence that `deadline` announced.
  mutating func expire() {
    switch state {
    case .ground: break
    case .escape:
      finish(.escape)
      state = .afterTimeout(bracket: false)
    case .controlSequence where buffer.isEmpty:
      finish(.alt("["))
      state = .afterTimeout(bracket: true)
    case .singleShift where buffer.isEmpty: finish(.alt("O"))
    case .string(let kind) where buffer.isEmpty: finish(.alt(Unicode.Scalar(kind.introducer)))
    case .stringEscape(let kind): finishString(kind)
    case .paste:
      tokens.append(.paste(pasted.takeAll()))
      reset()
    case .afterTimeout: replayHeldBytes(in: .ground)
    case .controlSequence, .singleShift, .string, .character, .linuxFunctionKey, .mouseX10:
      finish(nil)
    }
  }

  /// Takes a byte after a silence in which ESC or `ESC [` became a key: a slow connection may have
  /// torn a report there, and its rest must not be typed.
  mutating func takeAfterTimeout(_ byte: UInt8, bracket: Bool) {
    buffer.append(byte)
    switch Self.restMatch(of: buffer, bracket: bracket) {
    case .partial: break
    case .none: replayHeldBytes(in: .ground)
    case .whole: replayHeldBytes(in: bracket ? .controlSequence : .escape)
    }
  }

  private mutating func replayHeldBytes(in next: State) {
    let held = buffer
    reset(to: next)
    for byte in held { take(byte) }
  }

  private enum Match { case none, partial, whole }

  /// The beginnings of a torn report after its ESC and after its `ESC [`; `#` stands for a digit.
  private static let restsAfterEscape = [
    "[<#", "[?#", "[I", "[O", "[200~", "[201~", "]#;", "]##;",
  ].map { Array($0.utf8) }
  private static let restsAfterBracket = ["<#", "?#", "200~", "201~"].map { Array($0.utf8) }

  private static func restMatch(of held: [UInt8], bracket: Bool) -> Match {
    var result = Match.none
    for pattern in bracket ? restsAfterBracket : restsAfterEscape
    where held.count <= pattern.count {
      let matches = zip(held, pattern).allSatisfy { byte, expected in
        expected == UInt8(ascii: "#") ? (0x30...0x39).contains(byte) : byte == expected
      }
      guard matches else { continue }
      if held.count == pattern.count { return .whole }
      result = .partial
    }
    return result
  }
}
