import Foundation
import CellGrid

/// A style in words, such as `bold, bright red on #1e1e1e`, and back.
enum StyleWords {
  static func words(of style: CellStyle) -> String {
    var parts = attributes.filter { style.attributes.contains($0.attribute) }.map(\.word)
    switch (style.foreground.isDefault, style.background.isDefault) {
    case (true, true): break
    case (false, true): parts.append(word(of: style.foreground))
    case (true, false): parts.append("on " + word(of: style.background))
    case (false, false):
      parts.append(word(of: style.foreground) + " on " + word(of: style.background))
    }
    if !style.underlineColor.isDefault {
      parts.append(underlinePrefix + word(of: style.underlineColor))
    }
    if let address = LinkTable.address(of: style.link) { parts.append(linkPrefix + address) }
    return parts.isEmpty ? plain : parts.joined(separator: separator)
  }

  /// The style that words tell; nil if they are none of these.
  static func style(of words: String) -> CellStyle? {
    var style = CellStyle.plain
    if words == plain { return style }
    for part in words.components(separatedBy: separator) {
      if let known = attributes.first(where: { $0.word == part }) {
        style.attributes.insert(known.attribute)
      } else if part.hasPrefix(underlinePrefix) {
        guard let color = color(of: part.dropFirst(underlinePrefix.count)) else { return nil }
        style.underlineColor = color
      } else if part.hasPrefix(linkPrefix) {
        style.link = LinkTable.number(of: String(part.dropFirst(linkPrefix.count)))
      } else {
        let colors = " \(part)".components(separatedBy: " on ")
        guard colors.count <= 2, !part.isEmpty else { return nil }
        let foreground = colors[0].drop { $0 == " " }
        if !foreground.isEmpty {
          guard let color = color(of: foreground) else { return nil }
          style.foreground = color
        }
        if colors.count == 2 {
          guard let color = color(of: colors[1][...]) else { return nil }
          style.background = color
        }
      }
    }
    return style
  }

  private static let plain = "plain"
  private static let separator = ", "
  private static let underlinePrefix = "underlined in "
  private static let linkPrefix = "link "
  private static let numberPrefix = "color "

  private static let attributes: [(attribute: CellAttributes, word: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.doubleUnderline, "double underline"), (.curlyUnderline, "curly underline"),
    (.dottedUnderline, "dotted underline"), (.dashedUnderline, "dashed underline"),
    (.blink, "blink"), (.inverse, "inverse"), (.hidden, "hidden"),
    (.strikethrough, "strikethrough"),
  ]

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  private static func word(of color: TerminalColor) -> String {
    switch color.kind {
    case .default: "default"
    case .ansi(let index): (index < 8 ? "" : "bright ") + names[Int(index) % 8]
    case .indexed(let index): "\(numberPrefix)\(index)"
    case .rgb(let red, let green, let blue): "#" + hex(red) + hex(green) + hex(blue)
    }
  }

  private static func color(of word: Substring) -> TerminalColor? {
    if word.hasPrefix("#") {
      guard word.count == 7, let value = UInt32(word.dropFirst(), radix: 16) else { return nil }
      return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }
    if word.hasPrefix(numberPrefix) {
      return UInt8(word.dropFirst(numberPrefix.count)).map(TerminalColor.indexed)
    }
    let isBright = word.hasPrefix("bright ")
    let name = isBright ? word.dropFirst("bright ".count) : word
    guard let index = names.firstIndex(where: { $0 == name }) else { return nil }
    return .ansi(UInt8(index + (isBright ? 8 : 0)))
  }

  private static func hex(_ value: UInt8) -> String {
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
