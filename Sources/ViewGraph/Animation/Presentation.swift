import CellGrid
import Foundation
import LayoutCore

/// How a layout node is shown while an animation lasts, as against where it is.
@MainActor
final class Presentation {
  /// What is added to its place, in points.
  var offset = CGPoint.zero
  var opacity = 1.0
  var slide: AnimationStep?
  var fade: AnimationStep?
}

extension LayoutNode {
  /// Changes how the node is shown, and damages what that changes; the offset is rounded to cells once, with
  /// those of the nodes around it.
  func present(_ change: (Presentation) -> Void) {
    guard let presentation else { return }
    let before = (presentedCells, presentation.opacity)
    change(presentation)
    let after = (presentedCells, presentation.opacity)
    // What is shown elsewhere inside is rounded together with this: it may move where the whole does not.
    if before == after, !showsPartsElsewhere { return }
    graph.damage(before.0)
    graph.damage(after.0)
  }

  /// Has cells of this node painted again, and what animations show of it elsewhere.
  final func damage(_ cells: CellRect) {
    graph.damage(cells.intersection(clip))
    if graph.animations.isRunning { graph.damage(presentedCells) }
  }

  /// Shows the node where it is, since it goes elsewhere without an animation.
  func stopSliding() {
    guard let slide = presentation?.slide else { return }
    slide.cancel()
    present { $0.offset = .zero }
    settle()
  }

  /// Ends the presentation if nothing is left of it.
  func settle() {
    guard let presentation else { return }
    if presentation.slide?.isOver == false || presentation.fade?.isOver == false { return }
    present {
      $0.offset = .zero
      $0.opacity = 1
    }
    self.presentation = nil
  }

  private var showsPartsElsewhere: Bool {
    children.contains { $0.presentation != nil || $0.showsPartsElsewhere }
  }

  private var presentedCells: CellRect {
    var offset = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node {
      if let presentation = current.presentation {
        offset.x += presentation.offset.x
        offset.y += presentation.offset.y
      }
      node = current.parent
    }
    return extent(shiftedBy: offset)
  }

  /// The cells in which this node and all below it are shown, some of which may be shown elsewhere than where
  /// they are.
  private func extent(shiftedBy offset: CGPoint) -> CellRect {
    let shift = graph.metrics.cells(offset)
    let own = bounds.offsetBy(dx: shift.x, dy: shift.y)
    return children.reduce(own) { whole, child in
      guard let presentation = child.presentation else {
        return child.children.isEmpty ? whole : whole.union(child.extent(shiftedBy: offset))
      }
      return whole.union(
        child.extent(
          shiftedBy: CGPoint(
            x: offset.x + presentation.offset.x, y: offset.y + presentation.offset.y)))
    }
  }
}

extension LayoutMetrics {
  /// The nearest whole cells to an offset in points.
  func cells(_ offset: CGPoint) -> CellPoint {
    func whole(_ length: CGFloat, _ cell: CGFloat) -> Int {
      let cells = (length / cell).rounded()
      return cells.isNaN ? 0 : Int(min(max(cells, -1e6), 1e6))
    }
    return CellPoint(x: whole(offset.x, cellSize.width), y: whole(offset.y, cellSize.height))
  }
}

extension Graph {
  /// Shows what the donor shows of its animations.
  func repeatPresentations(of donor: Graph) {
    guard donor.animations.isRunning else { return }
    repeatsPresentations = true
    setNeedsLayout()
    update()
    rootLayout.copyPresentations(of: donor.rootLayout)
    damageAll()
  }
}

extension LayoutNode {
  fileprivate func copyPresentations(of twin: LayoutNode) {
    presentation = twin.presentation
    if let node = self as? OpacityNode, let twin = twin as? OpacityNode {
      node.opacity = twin.opacity
    }
    // A lazy container may have kept other elements than a fresh one makes.
    var twins = Dictionary(grouping: twin.children, by: { $0.item?.id })
    for child in children where twins[child.item?.id]?.isEmpty == false {
      child.copyPresentations(of: twins[child.item?.id]!.removeFirst())
    }
  }
}
