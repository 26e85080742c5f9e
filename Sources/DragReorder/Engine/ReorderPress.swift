import Foundation

/// A press of the primary button on an item that may lift it.
package struct ReorderPress<ItemID: Hashable> {
  package var item: ItemID
  /// The snapped frame of the visible part of the item, in cells of the screen.
  package var frame: CGRect
  /// How far from the pressed cell a report still belongs to a click, in cells on both axes.
  package var slop: Int
  /// The only axis that matters to the drag; `nil` is both.
  package var axis: ReorderAxis?

  /// Creates a press on an item.
  package init(item: ItemID, frame: CGRect, slop: Int = 1, axis: ReorderAxis? = nil) {
    self.item = item
    self.frame = frame
    self.slop = slop
    self.axis = axis
  }
}

extension ReorderPress: Sendable where ItemID: Sendable {}

/// An item under a pressed button that has not moved far enough to be lifted.
struct ArmedPress<ItemID: Hashable> {
  var press: ReorderPress<ItemID>
  var cell: ReorderCell
  /// Whether the container was enabled; if not, only a click can come of the press.
  var canLift: Bool

  /// Whether a report at a cell lifts the item.
  func lifts(at report: ReorderCell) -> Bool {
    let isNear =
      abs(report.x - cell.x) <= press.slop && abs(report.y - cell.y) <= press.slop
    return !isNear || !press.frame.contains(report.center)
  }

  /// Whether a release at a cell is a click.
  func clicks(at report: ReorderCell) -> Bool {
    canLift ? !lifts(at: report) : press.frame.contains(report.center)
  }
}

extension ArmedPress: Sendable where ItemID: Sendable {}
