/// What views say of a part of the screen, beside what they show.
package struct AccessibilityProperties: Equatable, Sendable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var role: AccessibilityRole?
  package var traits: AccessibilityTraits = []
  package var isHidden = false
}

/// The kinds of controls.
package enum AccessibilityRole: String, Sendable {
  case button
  case image
  case link
  case option
  case progress
  case secureField = "secure field"
  case slider
  case stepper
  case textField = "text field"
  case toggle
}

/// What kind of thing a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is the heading of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Nothing else can be used while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 32)
}
