/// A color that a terminal can show: its default, one of its palette, or a true color.
///
/// It takes 4 bytes. The palette is the terminal's own; where components are needed for mixing or
/// for finding a nearest color, xterm's palette is assumed.
@usableFromInline package struct TerminalColor: Hashable, Sendable {
  /// What kind of color it is, for switching.
  package enum Kind: Hashable, Sendable {
    case `default`
    case ansi(UInt8)
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  @usableFromInline
  enum Tag {
    @inlinable static var `default`: UInt8 { 0 }
    @inlinable static var ansi: UInt8 { 1 }
    @inlinable static var indexed: UInt8 { 2 }
    @inlinable static var rgb: UInt8 { 3 }
  }

  @usableFromInline let tag: UInt8
  @usableFromInline let first: UInt8
  @usableFromInline let second: UInt8
  @usableFromInline let third: UInt8

  @inlinable init(tag: UInt8, _ first: UInt8 = 0, _ second: UInt8 = 0, _ third: UInt8 = 0) {
    self.tag = tag
    self.first = first
    self.second = second
    self.third = third
  }

  /// The terminal's own foreground or background.
  @inlinable package static var `default`: TerminalColor { TerminalColor(tag: Tag.default) }

  /// One of the 16 named colors; 8…15 are the bright ones. Higher numbers wrap around.
  @inlinable package static func ansi(_ index: UInt8) -> TerminalColor {
    TerminalColor(tag: Tag.ansi, index & 15)
  }

  /// One of the 256 palette colors.
  @inlinable package static func indexed(_ index: UInt8) -> TerminalColor {
    TerminalColor(tag: Tag.indexed, index)
  }

  /// A true color.
  @inlinable package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalColor {
    TerminalColor(tag: Tag.rgb, red, green, blue)
  }

  package var kind: Kind {
    switch tag {
    case Tag.ansi: .ansi(first)
    case Tag.indexed: .indexed(first)
    case Tag.rgb: .rgb(first, second, third)
    default: .default
    }
  }

  /// Its 4 bytes as a number.
  @inlinable var rawBits: UInt32 {
    UInt32(tag) << 24 | UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
  }

  @inlinable package var isDefault: Bool { tag == 0 }

  @inlinable package static func == (left: TerminalColor, right: TerminalColor) -> Bool {
    left.rawBits == right.rawBits
  }

  @inlinable package static func != (left: TerminalColor, right: TerminalColor) -> Bool {
    !(left == right)
  }

  /// Red, green and blue by xterm's palette; `nil` for the default color, which is unknown.
  package var components: (r: UInt8, g: UInt8, b: UInt8)? {
    switch kind {
    case .default: nil
    case .ansi(let index), .indexed(let index): Self.paletteComponents(of: index)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}
