import Foundation
import CellGrid
import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct SymbolTableTests {
  @Test(arguments: SymbolTable.characters.keys.sorted())
  func everySymbolTakesOneCell(name: String) throws {
    let character = try #require(SymbolTable.characters[name])
    #expect(character.count == 1)
    #expect(CellWidth.of(character) == 1)
  }

  @Test(
    arguments: [
      ("checkmark", "✓"), ("star.fill", "★"), ("star", "☆"), ("trash.fill", "⌫"),
      ("plus.circle.fill", "⊕"), ("bell.circle.fill", "♪"), ("no.such.symbol", "▫"), ("", "▫"),
    ] as [(String, String)])
  func names(name: String, character: String) {
    #expect(SymbolTable.character(for: name) == character)
  }

  @Test func knowsTheCommonOnes() { #expect(SymbolTable.characters.count >= 40) }

  @Test func imagesAndTexts() {
    let screen = TestScreen.corner(10, 2) {
      Image(systemName: "star").resizable().scaledToFit().foregroundStyle(.yellow)
      Text("a ") + Text(Image(systemName: "heart"))
    }
    #expect(screen.lines == ["☆", "a ♡"])
    #expect(screen.surface[0, 0].style.foreground == Color.yellow.foregroundInk.foreground)
  }
}
