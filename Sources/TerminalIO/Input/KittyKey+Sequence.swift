import InputEvents

extension KittyKey {
  /// Reads `code:shifted:base ; modifiers:phase ; text` and returns nil for a code that is no Unicode
  /// scalar.
  init?(_ sequence: ControlSequence) {
    let parameters = sequence.parameters
    let isText = sequence.final == UInt8(ascii: "u")
    // The older function keys may leave out their number, which is then 1.
    guard parameters.count <= 3, let number = sequence.number(0) ?? (isText ? nil : 1),
      !isText || Unicode.Scalar(code: number) != nil
    else { return nil }
    code = UInt32(number)
    final = sequence.final
    if let keys = parameters.first {
      shifted = keys.count > 1 ? Unicode.Scalar(code: keys[1]) : nil
      base = keys.count > 2 ? Unicode.Scalar(code: keys[2]) : nil
    }
    if parameters.count > 1 {
      let held = parameters[1][0] ?? 1
      guard (0...256).contains(held) else { return nil }
      modifiers = max(held - 1, 0)
      switch parameters[1].count > 1 ? parameters[1][1] ?? 1 : 1 {
      case 1: phase = .down
      case 2: phase = .repeat
      case 3: phase = .up
      default: return nil
      }
    }
    if parameters.count > 2 {
      let scalars = parameters[2].compactMap { Unicode.Scalar(code: $0) }
      text = String(String.UnicodeScalarView(scalars.filter { !$0.isControl }))
    }
    // Text without a key, as an input method makes it, comes with the code 0.
    if isText, code == 0, text.isEmpty { return nil }
  }
}

extension Unicode.Scalar {
  /// The scalar with a reported code, or nil for none, a surrogate or a number out of range.
  init?(code: Int?) {
    guard let code, let value = UInt32(exactly: code) else { return nil }
    self.init(value)
  }

  /// Whether this is a C0 or C1 control or Delete, which never is text.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
