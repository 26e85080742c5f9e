import InputEvents
import LayoutCore

/// How a list shows its rows.
package struct ListSettings: Equatable {
  /// The columns left free at both ends of each row.
  package var inset: Int
  /// The rows left free between sections.
  package var sectionGap: Int
  /// Which rows are selected; nil for a list without a selection.
  package var selection: RowSelection?

  package init(inset: Int, sectionGap: Int, selection: RowSelection?) {
    self.inset = inset
    self.sectionGap = sectionGap
    self.selection = selection
  }

  package static func == (first: ListSettings, second: ListSettings) -> Bool {
    first.inset == second.inset && first.sectionGap == second.sectionGap
      && first.selection === second.selection
  }
}

/// The selection of a list, between the view and its rows.
@MainActor
package final class RowSelection {
  package var isSelected: @MainActor (AnyHashable) -> Bool = { _ in false }
  /// Called when people choose a row.
  package var choose: @MainActor (AnyHashable, EventModifiers) -> Void = { _, _ in }
  /// The row from which the keyboard moves on.
  package var cursor: AnyHashable?
  weak var list: LazyNode?

  package init() {}

  /// Moves the cursor by rows and scrolls to it; nil if there is no row.
  package func moveCursor(by rows: Int) -> AnyHashable? {
    guard let id = list?.row(movingFrom: cursor, by: rows) else { return nil }
    cursor = id
    return id
  }

  /// The number of rows by which a screenful moves the cursor, counted as if each had one line.
  package var pageLength: Int {
    guard let list, let scroller = list.nearestScroller else { return 1 }
    return max(1, tfloor(scroller.viewport.height / list.graph.metrics.cellSize.height) - 1)
  }
}
