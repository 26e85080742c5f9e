import Foundation
import Testing

@testable import Controls

@MainActor
struct TextColumnsTests {
  @Test func wideCharactersTakeTwoColumns() {
    let columns = TextColumns(Array("a中e\u{301}🙂"))
    #expect(columns.pieces.map(\.column) == [0, 1, 3, 4])
    #expect(columns.width == 6)
    #expect((0...4).map { columns.caret($0) } == [0..<1, 1..<3, 3..<4, 4..<6, 6..<7])
  }

  @Test func pressesGoToTheNearerSide() {
    let columns = TextColumns(Array("a中b"))
    // A cell of its own counts as before its character; of a wide one the right half as behind it.
    #expect((0...6).map { columns.position(atColumn: $0) } == [0, 1, 2, 2, 3, 3, 3])
    #expect(TextColumns([]).position(atColumn: 3) == 0)
  }

  @Test func scrollsAsLittleAsNeeded() {
    let scroll = TextScroll()
    func offset(_ caret: Int, _ width: Int = 10, field: Int = 5) -> Int {
      scroll.follow(caret: caret..<caret + 1, lineWidth: width, fieldWidth: field)
      return scroll.offset
    }
    #expect(offset(0) == 0)
    #expect(offset(4) == 0)
    #expect(offset(5) == 1)
    #expect(offset(10) == 6)
    #expect(offset(7) == 6)
    #expect(offset(6) == 6)
    #expect(offset(5) == 5)
    #expect(offset(5, 5) == 1, "a line that got shorter fills the field again")
    #expect(offset(2, 2) == 0)
    #expect(offset(3, 10, field: 0) == 3)
  }

  @Test func showsAWideCaretAsAWhole() {
    let scroll = TextScroll()
    scroll.follow(caret: 4..<6, lineWidth: 10, fieldWidth: 5)
    #expect(scroll.offset == 1)
    scroll.follow(caret: 4..<6, lineWidth: 10, fieldWidth: 1)
    #expect(scroll.offset == 4, "where it does not fit, its left half is shown")
  }
}
