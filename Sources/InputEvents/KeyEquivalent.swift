/// A key, named by the character it types or by a character that stands for it.
///
/// Function keys use the private-use characters that AppKit assigned to them (U+F700…), as SwiftUI
/// does.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  /// Creates a key from the character it types.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let insert = KeyEquivalent("\u{F727}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let begin = KeyEquivalent("\u{F72A}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")

  /// The function key with a number from 1 to 35.
  public static func function(_ number: Int) -> KeyEquivalent {
    let scalar = Unicode.Scalar(UInt32(0xF704 + min(max(number, 1), 35) - 1))!
    return KeyEquivalent(Character(scalar))
  }
}
