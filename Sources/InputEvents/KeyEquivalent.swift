/// A key, named by the character it types or by a character that stands for it.
///
/// Function keys use the private-use characters that AppKit assigned to them (U+F700…), as SwiftUI
/// does.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types or that stands for it.
  public var character: Character

  /// Creates a key from the character it types.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")
  /// Delete, which deletes what follows.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// Begin, the middle key of the number pad.
  public static let begin = KeyEquivalent("\u{F72A}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Return, also called Enter.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")

  /// The function key with a number from 1 to 35.
  public static func function(_ number: Int) -> KeyEquivalent {
    let scalar = Unicode.Scalar(UInt32(0xF704 + min(max(number, 1), 35) - 1))!
    return KeyEquivalent(Character(scalar))
  }
}
