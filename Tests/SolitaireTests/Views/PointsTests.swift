import Foundation
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// The pile under the pointer, on tables of all widths.
@MainActor
struct PointsTests {
  nonisolated static let cells = [CGSize(width: 1, height: 1), TableMetrics.pointsOfCell]

  @Test(arguments: cells, [80, 93, 107, 120, 146, 173, 200])
  func aPointerOverAnyCellOfAPileMeansThatPile(cell: CGSize, columns: Int) throws {
    let game = try SolitaireScreen(columns: columns, rows: 26, cell: cell)
    game.screen.comparesFrames = false
    game.carry(Card("3♥")!, over: .pile(0))
    for number in 0..<Table.pileCount {
      let frame = try #require(game.screen.frame(of: .identifier("pile \(number + 1)")))
      for x in frame.x..<frame.maxX {
        game.screen.move(x, 18)
        #expect(game.model.carried?.place == .pile(number), "column \(x) of \(columns)")
      }
    }
    game.screen.cancel()
    #expect(game.model.game.moves.isEmpty)
  }

  @Test(arguments: [(-3, 0), (-1, 0), (500, 6), (1e300, 6)] as [(CGFloat, Int)])
  func beyondThePilesIsTheOneBeside(x: CGFloat, pile: Int) throws {
    let metrics = try #require(
      TableMetrics(CGSize(width: 80, height: 24), cell: CGSize(width: 1, height: 1)))
    #expect(metrics.pile(at: x) == pile)
  }

  @Test(arguments: cells, 41...240)
  func everyCellWhoseMiddleIsInAPileMeansThatPile(cell: CGSize, columns: Int) throws {
    let size = CGSize(width: CGFloat(columns) * cell.width, height: 24 * cell.height)
    let metrics = try #require(TableMetrics(size, cell: cell))
    let width = 7 * metrics.card.width + 6 * metrics.spacing
    #expect(metrics.margin + width <= size.width + 0.001)
    for column in 0..<Int(width / cell.width) {
      let x = (CGFloat(column) + 0.5) * cell.width
      let pile = metrics.pile(at: x)
      #expect((0..<7).contains(pile))
      let start = CGFloat(pile) * (metrics.card.width + metrics.spacing)
      #expect(x > start - metrics.spacing / 2 - 0.001)
      #expect(x < start + metrics.card.width + metrics.spacing / 2 + 0.001)
    }
  }
}
