import CellGrid
import Foundation
import LayoutCore

/// A color of the terminal, and a view that fills its frame with it.
///
/// The named colors are the 16 of the terminal's own palette, so that they fit the user's theme.
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case terminal(TerminalColor)
    /// The terminal's default foreground.
    case primary
    /// The default foreground, dimmed.
    case secondary
    case clear
  }

  let base: Base
  private(set) var alpha: Double = 1

  init(_ base: Base) { self.base = base }

  /// Whether nothing shows through.
  var isOpaque: Bool { base != .clear && alpha >= 1 }

  /// A color of components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> UInt8 { UInt8(Self.share(part) * 255 + 0.5) }
    base = .terminal(.rgb(byte(red), byte(green), byte(blue)))
    alpha = Self.share(opacity)
  }

  /// A gray from black (0) to white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// What the components of a color mean; here they are always those of sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A color of components from 0 to 1.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A gray from black (0) to white (1).
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A color of a hue once around the circle from red (0) over green and blue back to red (1).
  ///
  /// - Parameters:
  ///   - saturation: From gray (0) to the pure color (1).
  ///   - brightness: From black (0) to the brightest (1).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ shift: Double) -> Double {
      let place = (turn + shift).truncatingRemainder(dividingBy: 6)
      let part = min(max(min(place, 4 - place), 0), 1)
      return Self.share(brightness) * (1 - Self.share(saturation) * part)
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// One of the 256 colors of the xterm palette.
  public static func indexed(_ index: UInt8) -> Color { Color(.terminal(.indexed(index))) }

  /// One of the 16 colors of the terminal's theme, from 0 (black) to 15 (bright white).
  public static func ansi(_ index: UInt8) -> Color { Color(.terminal(.ansi(min(index, 15)))) }

  public static let black = Color.ansi(0)
  public static let red = Color.ansi(1)
  public static let green = Color.ansi(2)
  public static let yellow = Color.ansi(3)
  public static let blue = Color.ansi(4)
  public static let purple = Color.ansi(5)
  public static let cyan = Color.ansi(6)
  public static let white = Color.ansi(15)
  public static let gray = Color.ansi(8)
  public static let orange = Color(red: 1, green: 0.58, blue: 0)
  public static let pink = Color(red: 1, green: 0.41, blue: 0.61)
  public static let brown = Color(red: 0.64, green: 0.52, blue: 0.37)
  public static let indigo = Color(red: 0.37, green: 0.36, blue: 0.90)
  public static let mint = Color(red: 0.39, green: 0.90, blue: 0.89)
  public static let teal = Color(red: 0.25, green: 0.78, blue: 0.88)
  /// The terminal's default foreground.
  public static let primary = Color(.primary)
  /// The default foreground, dimmed.
  public static let secondary = Color(.secondary)
  /// The terminal's default background. As a fill it covers what is behind.
  public static let background = Color(.terminal(.default))
  /// No color: what is behind shows through.
  public static let clear = Color(.clear)
  /// The color of what the user can act on.
  public static let accentColor = Color.blue

  /// The color at a part of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= Self.share(opacity)
    return color
  }

  /// The number held from 0 to 1; no number is 0.
  private static func share(_ number: Double) -> Double { number > 0 ? min(1, number) : 0 }

  private var opacityByte: UInt8 { UInt8(alpha * 255 + 0.5) }

  /// The ink that draws text and lines in this color.
  package var foregroundInk: Ink {
    switch base {
    case .terminal(let color): Ink(foreground: color, opacity: opacityByte)
    case .primary: Ink(foreground: .default, opacity: opacityByte)
    case .secondary: Ink(foreground: .default, attributes: .dim, opacity: opacityByte)
    case .clear: Ink(opacity: 0)
    }
  }

  /// The ink that fills cells with this color; nil where it changes nothing.
  package var backgroundInk: Ink? {
    switch base {
    case .terminal(let color): Ink(background: color, opacity: opacityByte)
    case .primary: Ink(background: .ansi(7), opacity: opacityByte)
    case .secondary: Ink(background: .ansi(8), opacity: opacityByte)
    case .clear: nil
    }
  }
}

extension Color: LeafView {
  package func makeLeaf(_ context: LayoutModifierContext) -> ColorNode {
    ColorNode(backgroundInk, context.graph)
  }

  package func update(
    _ node: ColorNode, from old: Color, _ context: LayoutModifierContext
  ) {
    if node.ink == backgroundInk { return }
    node.ink = backgroundInk
    node.invalidatePaint()
  }
}

package final class ColorNode: LayoutNode {
  var ink: Ink?

  init(_ ink: Ink?, _ graph: Graph) {
    self.ink = ink
    super.init(graph)
  }

  override var paintsContent: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.shapeSize }

  override func paint(_ context: inout PaintContext) {
    if let ink { context.fill(cells, ink: ink) }
  }
}
