import Inlay

/// How many points a cell of the terminal has, for the few lengths that are written down.
struct CellMetrics: Hashable {
  var width: CGFloat = 1
  var height: CGFloat = 1

  /// What `--points` draws the board with.
  static let points = CellMetrics(width: 10, height: 20)
}

extension EnvironmentValues {
  var cell: CellMetrics {
    get { self[CellMetricsKey.self] }
    set { self[CellMetricsKey.self] = newValue }
  }
}

private struct CellMetricsKey: EnvironmentKey {
  static let defaultValue = CellMetrics()
}

/// How wide columns are: equal, and as many at once as have room.
enum ColumnWidth {
  /// The narrowest that a column becomes while there are others to hide, in cells.
  static let narrowest: CGFloat = 14

  /// How many columns of some are seen at once.
  static func shown(of count: Int, in width: CGFloat, cell: CGFloat = 1) -> Int {
    let narrowest = narrowest * cell
    return width < CGFloat(count) * narrowest ? max(1, Int(width / narrowest)) : count
  }

  /// The width of each column in points.
  static func width(of count: Int, in width: CGFloat, cell: CGFloat = 1) -> CGFloat {
    width / CGFloat(max(1, shown(of: count, in: width, cell: cell)))
  }
}
