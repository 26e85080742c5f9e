import CellGrid
import Foundation
import InlayTesting
import InputEvents
import ProgramRuns
import SolitaireGame

@testable import solitaire

/// The game on a test's screen, saved to a file of the test.
@MainActor
final class SolitaireScreen {
  let folder: ScratchDirectory
  let model: SolitaireModel
  let screen: TestScreen

  init(
    seed: UInt64? = 366, kingsOnly: Bool = false, columns: Int = 80, rows: Int = 24,
    cell: CGSize = CGSize(width: 1, height: 1), in folder: ScratchDirectory? = nil
  ) throws {
    let folder = try folder ?? ScratchDirectory()
    self.folder = folder
    let model = SolitaireModel(seed: seed, kingsOnly: kingsOnly, file: Self.file(in: folder))
    self.model = model
    screen = TestScreen(columns, rows, cellSize: cell) {
      SolitaireView(model: model, cell: cell)
    }
  }

  static func file(in folder: ScratchDirectory) -> SaveFile {
    SaveFile(path: folder["solitaire.json"])
  }

  /// What the status line says, without the keys at its end.
  var status: String {
    let row = screen.rows.last!.trimmingCharacters(in: .whitespaces)
    return row.components(separatedBy: "  ")[0]
  }

  func saved() throws -> SavedGame? { try Self.file(in: folder).load() }

  // MARK: The mouse

  /// The cell where a card that can be taken shows its title.
  func cell(of card: Card) -> CellPoint {
    let isOpen = model.table.deck.shown == card
    let frame = screen.frame(of: isOpen ? .identifier("open card") : .item(card))!
    return CellPoint(x: frame.x + 3, y: frame.y)
  }

  /// A cell where a drop means a place.
  func cell(of place: Place) -> CellPoint {
    switch place {
    case .deck: center(of: "open card")
    case .suit(let suit): center(of: "suit \(suit.symbol)")
    case .pile(let number):
      model.table.piles[number].top.map(cell) ?? center(of: "pile \(number + 1)")
    }
  }

  private func center(of identifier: String) -> CellPoint {
    let frame = screen.frame(of: .identifier(identifier))!
    return CellPoint(x: frame.x + frame.width / 2, y: frame.y + min(2, frame.height / 2))
  }

  /// Presses on a card and brings it over a place.
  func carry(_ card: Card, over place: Place, via route: InputRoute = .events) {
    let start = cell(of: card)
    let end = cell(of: place)
    screen.press(start.x, start.y, via: route)
    screen.move((start.x + end.x) / 2, (start.y + end.y) / 2, via: route)
    screen.move(end.x, end.y, via: route)
  }

  func playByMouse(_ move: Move, via route: InputRoute = .events) {
    switch move {
    case .draw: screen.click(.identifier("deck"), via: route)
    case .carry(let card, let place):
      carry(card, over: place, via: route)
      screen.drop(via: route)
    }
  }
}
