import BoardFile
import DemoCommand
import InlayTesting
import InputEvents
import Testing

@testable import board

/// Random keys, clicks, drags and changes by another program.
@MainActor
struct BoardWalkTests {
  private static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .tab, .space, .return, .escape, .delete, .home,
    .end, "a", "e", "d", "x", "v", "u", "U", "/", "?", "n", "#", "-", "1",
  ]

  private func step(_ random: inout SeededGenerator, on board: BoardScreen) throws {
    let cell = (
      x: Int.random(in: 0..<50, using: &random), y: Int.random(in: 0..<18, using: &random)
    )
    switch Int.random(in: 0..<12, using: &random) {
    case 0: board.screen.press(cell.x, cell.y)
    case 1: board.screen.move(cell.x, cell.y)
    case 2: board.screen.release(cell.x, cell.y)
    case 3: board.screen.click(cell.x, cell.y)
    case 4: board.screen.wheel([-1, 1].randomElement(using: &random)!, at: cell.x, cell.y)
    case 5 where Int.random(in: 0..<4, using: &random) == 0:
      let lines = try board.file.split(separator: "\n", omittingEmptySubsequences: false)
      var changed = lines.map(String.init)
      changed.insert("- [ ] other", at: Int.random(in: 0...changed.count, using: &random))
      try board.changeFile(changed.joined(separator: "\n"))
    case 6:
      let arrow: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
      board.screen.press(arrow.randomElement(using: &random)!, modifiers: .option)
    case 7: board.screen.advance(by: .milliseconds(200))
    default: board.screen.press(Self.keys.randomElement(using: &random)!)
    }
  }

  @Test(arguments: 0..<5)
  func theBoardIsAlwaysWhatTheFileSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 9_000)
    let board = try BoardScreen(
      BoardDragTests.text.replacingOccurrences(of: "Doing", with: "Doing (2)"), columns: 50,
      rows: 18)
    // Every frame of one walk is compared with a fresh one.
    board.screen.comparesFrames = seed == 0
    for _ in 0..<150 {
      try step(&random, on: board)
      let file = try BoardStore(path: board.folder["board.md"]).document
      #expect(file.bytes == board.model.document.bytes)
      #expect(
        file.columns.map { $0.cards.map(\.markdown) }
          == board.model.document.columns.map { $0.cards.map(\.markdown) })
    }
  }

  /// Without another program everything can be undone.
  @Test(arguments: 0..<4)
  func everythingIsUndone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 12_000)
    let board = try BoardScreen(BoardDragTests.text, columns: 50, rows: 18)
    board.screen.comparesFrames = false
    let keys = Self.keys.filter { !["u", "U", "?", "/"].contains($0) }
    for _ in 0..<80 {
      board.screen.press(keys.randomElement(using: &random)!)
      if Int.random(in: 0..<5, using: &random) == 0 {
        board.screen.press(.rightArrow, modifiers: .option)
      }
    }
    board.model.editor = nil
    for _ in 0..<200 { board.model.repeatEdit(.back) }
    #expect(try board.file == BoardDragTests.text)
  }
}
