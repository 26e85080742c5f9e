import Foundation
import LayoutCore

/// The items of a `ForEach` in a lazy container as they lie there, whether or not their views exist.
@MainActor
package struct LazyItems {
  private let container: LazyNode
  private let run: LazyRun

  fileprivate init(_ container: LazyNode, _ run: LazyRun) {
    self.container = container
    self.run = run
  }

  /// The frame, in points of the screen, that the container gives to what is shown at a position; the end
  /// of the items for the position after the last.
  package func frame(at slot: Int) -> CGRect {
    container.frame(of: slot, in: run) ?? .zero
  }

  /// Where the items end along the container, with the blank row that is kept where there are none: points
  /// of the screen.
  package var end: CGFloat {
    let axis = container.arrangement.axis
    return frame(at: slotCount).origin[axis] + container.blankLength(after: run)
  }

  /// The axis along which the container grows.
  package var axis: Axis { container.arrangement.axis }

  /// The layout node that arranges the items.
  package var layoutNode: LayoutNode { container }

  /// The frame that the container gives to an item, in points of the content of a scroll view around.
  func frame(ofItem index: Int, inContentOf scroller: ScrollNode) -> CGRect? {
    guard let slot = slot(ofItem: index), let frame = container.localFrame(of: slot, in: run) else {
      return nil
    }
    let around = container.frame(inContentOf: scroller)
    return frame.offsetBy(dx: around.minX, dy: around.minY)
  }

  /// The number of items shown, with what a drag puts in as one.
  package var slotCount: Int { run.memory.slotCount }

  /// The position that shows the item at an index; nil for one that is left out.
  package func slot(ofItem index: Int) -> Int? { run.memory.slot(ofElement: index) }

  /// The longest range of positions whose views exist.
  package var made: Range<Int> {
    var best = 0..<0
    var current = 0..<0
    for slot in run.madeSlots {
      current =
        slot == current.upperBound && !current.isEmpty
        ? current.lowerBound..<slot + 1 : slot..<slot + 1
      if current.count > best.count { best = current }
    }
    return best
  }
}

extension DynamicContentNode {
  /// How the items lie in the lazy container around; nil where another one arranges them.
  package var lazyItems: LazyItems? {
    guard let run = lazyRun else { return nil }
    var node = parent
    while let view = node {
      if let container = view.container {
        return (container as? LazyNode).map { LazyItems($0, run) }
      }
      node = view.parent
    }
    return nil
  }
}
