import Testing

@testable import TerminalIO

struct PasteTests {
  private func pastes(_ bytes: some Sequence<UInt8>, limit: Int = 1 << 20) -> [String] {
    var tokenizer = InputTokenizer(pasteLimit: limit)
    let tokens = tokenizer.push(bytes, at: .zero) + tokenizer.advance(to: .seconds(1))
    return tokens.compactMap { if case .paste(let text) = $0 { text } else { nil } }
  }

  @Test func beginningsOfTheEndMarkerAreText() {
    #expect(pastes("\u{1B}[200~a\u{1B}[20\u{1B}[201b\u{1B}\u{1B}[201~".utf8) == ["a[20[201b"])
  }

  @Test func incompleteEndMarkerIsDroppedWithTheTimeout() {
    #expect(pastes("\u{1B}[200~abc\u{1B}[20".utf8) == ["abc"])
  }

  @Test func invalidBytesAreReplaced() {
    #expect(
      pastes(Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8)) == ["a\u{FFFD}b"])
  }

  @Test func emptyPaste() {
    #expect(pastes("\u{1B}[200~\u{1B}[201~".utf8) == [""])
  }

  /// With every limit and every split, the parts add up to the whole and none is too long.
  @Test(arguments: 8..<20)
  func longPasteComesInPartsThatAreCutBetweenCharacters(_ limit: Int) {
    let emoji = "🙂🙂🙂🙂-é€🙂🙂🙂 ascii only text 🙂"
    let rows = [
      (emoji, emoji), ("ab\r\nc\r\n\r\n\r\r\nd\r\n\r\ne\r\n\r", "ab\nc\n\n\n\nd\n\ne\n\n"),
    ]
    for (text, expected) in rows {
      let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
      for split in bytes.indices {
        var tokenizer = InputTokenizer(pasteLimit: limit)
        var tokens = tokenizer.push(bytes[..<split], at: .zero)
        tokens += tokenizer.push(bytes[split...], at: .zero)
        #expect(tokens.removeLast() == .text("x"))
        let parts = tokens.map { if case .paste(let part) = $0 { part } else { "?" } }
        #expect(parts.joined() == expected)
        #expect(parts.count > 1 && parts.allSatisfy { $0.utf8.count <= limit })
      }
    }
  }

  @Test func pasteBeyondTheUsualLimitIsWhole() {
    let text = String(repeating: "0123456789", count: 120_000)
    let parts = pastes("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    #expect(parts.count == 2)
    #expect(parts.joined() == text)
  }

  @Test func keysWorkAfterAPasteWithoutEnd() {
    var tokenizer = InputTokenizer()
    _ = tokenizer.push("\u{1B}[200~abc".utf8, at: .zero)
    #expect(tokenizer.advance(to: .seconds(1)) == [.paste("abc")])
    #expect(tokenizer.push("x".utf8, at: .seconds(1)) == [.text("x")])
  }
}
