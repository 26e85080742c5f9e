/// Control sequences, appended to bytes for the terminal.
extension [UInt8] {
  /// Appends the introducer of a control sequence, `ESC [`.
  mutating func appendIntroducer() {
    append(0x1B)
    append(0x5B)
  }

  /// Appends a number in decimal digits.
  mutating func appendDecimal(_ number: Int) {
    guard number >= 10 else {
      append(0x30 + UInt8(Swift.max(0, number)))
      return
    }
    appendDecimal(number / 10)
    append(0x30 + UInt8(number % 10))
  }

  /// Appends `ESC [ number final`, without the number if it is 1, which is what its absence means.
  mutating func appendSequence(_ number: Int, final: Unicode.Scalar) {
    appendIntroducer()
    if number != 1 { appendDecimal(number) }
    append(UInt8(ascii: final))
  }

  /// Appends `ESC [ ? mode h`, or `l` to reset the mode.
  mutating func appendMode(_ mode: Int, set: Bool) {
    appendIntroducer()
    append(UInt8(ascii: "?"))
    appendDecimal(mode)
    append(UInt8(ascii: set ? "h" : "l"))
  }

  /// How many digits a number has in decimal.
  static func digits(of number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4 + (number >= 10_000 ? 1 : 0)
  }
}
