import Foundation
import Inlay
import InlayTesting
import Testing

/// Boards written in points, on cells of 8 by 16 points, dragged by the bytes of a mouse.
@MainActor
struct PointBoardTests {
  private func screen<Content: View>(@ViewBuilder content: () -> Content) -> TestScreen {
    TestScreen(
      120, 40, cellSize: CGSize(width: 8, height: 16), onMismatch: { Issue.record("\($0)") },
      content: content)
  }

  /// Reports the primary button at a cell counted from zero: pressed (0), dragged (32) or released.
  private func report(_ code: Int, _ x: Int, _ y: Int, isUp: Bool = false) -> String {
    "\u{1B}[<\(code);\(x + 1);\(y + 1)\(isUp ? "m" : "M")"
  }

  /// The words of a row of the screen.
  private func words(_ screen: TestScreen, _ row: Int) -> [String] {
    screen.rows[row].split(separator: " ").map(String.init)
  }

  @Test func stickersInAGrid() throws {
    let names = (0..<14).map { "s\($0)" }
    let screen = screen { StickerGrid(stickers: names.map { GridSticker($0) }) }
    // 960 points hold twelve columns of at least 72 with gaps of 8 between them: 13 · 72 + 12 · 8 is too wide.
    #expect(words(screen, 0) == Array(names[0..<12]))
    #expect(words(screen, 1) == ["s12", "s13"])
    let first = try #require(screen.rows[0].firstRange(of: "s0"))
    let x = screen.rows[0].distance(from: screen.rows[0].startIndex, to: first.lowerBound)
    screen.send(bytes: report(0, x, 0))
    // To where s2 is: two columns further, each a twelfth of the width with its gap.
    let step = 10
    screen.send(bytes: report(32, x + 2 * step, 0))
    #expect(Array(words(screen, 0).prefix(2)) == ["s1", "s2"])
    screen.send(bytes: report(0, x + 2 * step, 0, isUp: true))
    #expect(words(screen, 0) == ["s1", "s2", "s0"] + names[3..<12])
  }

  @Test func cardsInColumns() {
    let screen = screen {
      PlanBoard(columns: [
        PlanColumn("Todo", ["Alpha", "Beta"]), PlanColumn("Doing", []),
        PlanColumn("Done", ["Gamma"]),
      ])
    }
    // Columns of 27 cells, two apart.
    #expect(words(screen, 0) == ["Todo", "Doing", "Done"])
    #expect(words(screen, 1) == ["Alpha", "Gamma"])
    screen.send(bytes: report(0, 1, 1))
    screen.send(bytes: report(32, 59, 1))
    // Beta has moved up; Gamma has made way for the card under the pointer.
    #expect(screen.rows[1].hasPrefix("Beta"))
    #expect(words(screen, 2) == ["Gamma"])
    screen.send(bytes: report(0, 59, 1, isUp: true))
    #expect(words(screen, 1) == ["Beta", "Alpha"])
    #expect(words(screen, 2) == ["Gamma"])
    // An empty column takes a card anywhere below it.
    screen.send(bytes: report(0, 0, 1))
    screen.send(bytes: report(32, 35, 20))
    screen.send(bytes: report(0, 35, 20, isUp: true))
    #expect(screen.rows[1].distance(toWord: "Beta") == 29)
    #expect(screen.diagnostics == [])
  }

  @Test func remindersInSections() throws {
    let model = ErrandModel([
      ErrandModel.Group(id: 1, name: "Home", errands: [Errand("Sweep"), Errand("Cook")]),
      ErrandModel.Group(id: 2, name: "Work", errands: [Errand("Call"), Errand("Plan")]),
    ])
    let screen = screen { ErrandList(model) }
    func row(_ word: String) -> Int { screen.rows.firstIndex { $0.contains(word) } ?? -1 }
    let (sweep, call) = (row("Sweep"), row("Call"))
    #expect(row("Home") < sweep && sweep < row("Cook") && row("Work") < call)
    screen.send(bytes: report(0, 3, sweep))
    screen.send(bytes: report(32, 3, call + 1))
    #expect(row("Cook") < row("Work") && row("Call") < row("Sweep"))
    screen.send(bytes: report(0, 3, call + 1, isUp: true))
    #expect(
      model.groups.map { $0.errands.map(\.title) } == [["Cook"], ["Call", "Plan", "Sweep"]]
        || model.groups.map { $0.errands.map(\.title) } == [["Cook"], ["Call", "Sweep", "Plan"]])
    #expect(row("Cook") < row("Work") && row("Call") < row("Sweep"))
    #expect(screen.diagnostics == [])
  }

  @Test func acesInARow() throws {
    let screen = screen { AceRow() }
    let row = try #require(screen.rows.firstIndex { $0.contains("A♣") })
    #expect(words(screen, row) == ["A♣", "A♦", "A♥", "A♠"])
    let x = screen.rows[row].distance(toWord: "A♣")
    screen.send(bytes: report(0, x, row))
    // The aces are six cells apart, and the middle of the last has to be reached.
    screen.send(bytes: report(32, x + 19, row))
    #expect(words(screen, row).prefix(3) == ["A♦", "A♥", "A♠"])
    screen.send(bytes: report(0, x + 19, row, isUp: true))
    #expect(words(screen, row) == ["A♦", "A♥", "A♠", "A♣"])
  }
}

extension String {
  /// The number of characters before a word; -1 without it.
  fileprivate func distance(toWord word: String) -> Int {
    firstRange(of: word).map { distance(from: startIndex, to: $0.lowerBound) } ?? -1
  }
}
