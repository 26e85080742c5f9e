import Inlay
import SolitaireGame

/// How large the cards are and where the piles lie, in points.
struct TableMetrics: Equatable {
  /// The points of a cell with `--points`.
  nonisolated static let pointsOfCell = CGSize(width: 10, height: 20)

  /// The points of a cell.
  var cell: CGSize
  var card: CGSize
  /// The room between two piles.
  var spacing: CGFloat
  /// What of a card that lies face up stays in view under another one.
  var step: CGFloat
  /// The room at the left of the table.
  var margin: CGFloat
  /// The room above the table.
  var topMargin: CGFloat

  /// The sizes for a table; nil if no card could be read on it.
  init?(_ size: CGSize, cell: CGSize) {
    let columns = Int(size.width / cell.width)
    let rows = Int(size.height / cell.height)
    guard columns >= 41, rows >= 14 else { return nil }
    self.cell = cell
    // Odd sizes have a middle.
    let height = min(13, max(3, Self.odd(Int(Double(rows) * 0.225))))
    step = (height < 9 ? 1 : 2) * cell.height
    topMargin = rows < 32 ? 0 : cell.height
    if cell.width == 1 {
      let width = Self.odd(min(height + 4, (columns - 6) / Table.pileCount))
      let gap = min(4, max(1, (columns - Table.pileCount * width) / (Table.pileCount + 1)))
      spacing = CGFloat(gap)
      margin = CGFloat((columns - Table.pileCount * width - (Table.pileCount - 1) * gap) / 2)
      card = CGSize(width: width, height: height)
    } else {
      // The cards share the width out to the last point; their edges may lie within cells.
      spacing = cell.width
      margin = 0
      card = CGSize(
        width: (size.width - CGFloat(Table.pileCount - 1) * spacing) / CGFloat(Table.pileCount),
        height: CGFloat(height) * cell.height)
    }
  }

  private static func odd(_ number: Int) -> Int { number - 1 + number % 2 }

  /// The columns and rows that are sure to be within the edges of a card.
  var face: (columns: Int, rows: Int) {
    (Int(card.width / cell.width) - 2, Int(card.height / cell.height) - 2)
  }

  /// The pile at a distance from the left edge of the first one; half of the gap beside it belongs to each.
  /// Beyond the piles it is the first or the last one.
  func pile(at x: CGFloat) -> Int {
    let number = ((x + spacing / 2) / (card.width + spacing)).rounded(.down)
    return Int(min(max(0, number), CGFloat(Table.pileCount - 1)))
  }
}

extension EnvironmentValues {
  private enum MetricsKey: EnvironmentKey {
    static let defaultValue = TableMetrics(
      CGSize(width: 80, height: 24), cell: CGSize(width: 1, height: 1))!
  }

  /// The sizes of the table around.
  var metrics: TableMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }
}
