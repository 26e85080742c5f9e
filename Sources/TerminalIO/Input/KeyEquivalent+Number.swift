import InputEvents

extension KeyEquivalent {
  /// The key that sends `CSI number ~`, or nil for none.
  init?(tildeNumber number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .deleteForward
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key that sends `CSI 1 letter`, or nil for none.
  init?(finalLetter letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .upArrow
    case UInt8(ascii: "B"): self = .downArrow
    case UInt8(ascii: "C"): self = .rightArrow
    case UInt8(ascii: "D"): self = .leftArrow
    case UInt8(ascii: "E"): self = .begin
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self = .function(Int(letter - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "Z"): self = .tab
    default: return nil
    }
  }
}
