import Foundation

/// A cell of the screen that the pointer is on, zero-based.
package struct ReorderCell: Hashable, Sendable {
  package var x: Int
  package var y: Int

  /// Creates the cell in column `x` and row `y`.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The middle of the cell, in cells: the engine takes the pointer to be there.
  package var center: CGPoint { CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5) }
}
