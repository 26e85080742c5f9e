import CellGrid
import Foundation
import LayoutCore

extension LayoutNode {
  /// Lays out a node that nothing has placed, so that a picture of it can be drawn; it is not on the screen.
  package final func layOutAlone(at corner: CGPoint, proposal: ProposedViewSize) {
    place(at: corner, proposal: proposal)
    resolve(at: .zero, clip: .zero, force: false)
  }
}
