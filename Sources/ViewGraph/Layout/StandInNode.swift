import CellGrid
import Foundation
import LayoutCore

/// Takes the place of a layout node of a lifted item, so that a layout cannot tell it from the item.
///
/// It forwards every question to the node, which stays mounted outside of the layout tree, and draws a
/// placeholder.
package final class StandInNode: LayoutNode {
  package let standsFor: ForEachItem
  /// Which of the item's layout nodes it is.
  package let part: Int
  private let target: LayoutNode

  /// Makes the stand-in of a part of an item.
  package init(_ item: ForEachItem, part: Int) {
    standsFor = item
    self.part = part
    target = item.layoutNodes[part]
    super.init(target.graph)
    target.standIn = self
  }

  /// Whether this is still the node that the item contributes at this place.
  package var isCurrent: Bool {
    part < standsFor.layoutNodes.count && standsFor.layoutNodes[part] === target
  }

  /// Lets the item's node be laid out by itself again.
  package func retire() {
    if target.standIn === self { target.standIn = nil }
  }

  override var paintsContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target.size(for: proposal) }
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  override var ownGuides: GuideKinds { target.guides }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    target.explicitGuide(key, proposal: proposal, size: size)
  }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { target.layoutValue(key) }
  override package var layoutPriority: Double { target.layoutPriority }
  override package var spacerAxes: Axis.Set { target.spacerAxes }
  override package var layoutSpacing: ViewSpacing { target.layoutSpacing }
  override package var zIndex: Double { target.zIndex }

  /// Draws an outline where there is room for one, else a line.
  override func paint(_ context: inout PaintContext) {
    let ink = Ink(foreground: .default, attributes: .dim)
    let lines = LineSet.dashed
    if cells.height < 2 || cells.width < 2 {
      context.fill(cells, with: lines.horizontal, ink: ink)
    } else {
      context.outline(cells, lines: lines, ink: ink)
    }
  }
}
