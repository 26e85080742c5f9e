import ViewGraph

/// A symbol, drawn as a character.
///
/// A terminal has no pictures: `Image(systemName:)` shows the character that stands for a symbol in the table
/// of `SymbolTable`, and a name that it does not know as `▫`. Every one of them takes one cell.
public struct Image: View, Hashable, Sendable {
  fileprivate let name: String

  /// Creates an image of a symbol.
  public init(systemName: String) { name = systemName }

  /// The character.
  public var body: some View {
    Text(verbatim: SymbolTable.character(for: name)).accessibilityRole(.image, label: name)
  }

  /// The image as it is: a symbol has the size of a cell in every frame.
  public func resizable() -> Image { self }

  /// The image as it is: a character is drawn in the color of text.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// The image as it is: a character has one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Whether an image would keep its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How large a symbol would be beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}

/// How the parts of a symbol would be colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Keeps the size of symbols, which is that of a cell.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}

extension Text {
  /// Shows a symbol within text.
  public init(_ image: Image) {
    self.init(verbatim: SymbolTable.character(for: image.name))
  }
}
