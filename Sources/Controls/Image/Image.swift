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
  public var body: some View { Text(verbatim: SymbolTable.character(for: name)) }

  /// The image as it is: a symbol has the size of a cell in every frame.
  public func resizable() -> Image { self }
}

extension Text {
  /// Shows a symbol within text.
  public init(_ image: Image) {
    self.init(verbatim: SymbolTable.character(for: image.name))
  }
}
