import Foundation
import Inlay
import InlayTesting
import Testing

/// The example of the documentation of `inverse(in:)`.
@MainActor
struct UndoTests {
  @Test func aMoveOfScatteredItemsIsTakenBack() throws {
    let model = UndoModel(["x": ["a", "b", "c"], "y": ["d", "e"]])
    let screen = TestScreen(40, 8, cellSize: CGSize(width: 8, height: 16)) {
      UndoBoard(model: model)
    }
    let row = try #require(screen.rows.firstIndex { $0.hasPrefix("a") })
    // To the end of the second list, which begins in column 12.
    screen.press(0, row)
    screen.move(12, row + 3)
    screen.release(12, row + 3)
    #expect(model.lists.mapValues { $0.map(\.id) } == ["x": ["b"], "y": ["e", "a", "c", "d"]])
    screen.key(.tab)
    screen.click(2, 0)
    #expect(model.lists.mapValues { $0.map(\.id) } == ["x": ["a", "b", "c"], "y": ["d", "e"]])
  }
}
