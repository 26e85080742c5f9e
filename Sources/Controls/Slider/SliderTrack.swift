import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// A line with a knob on it; the knob is inverted while the slider has the focus.
struct SliderTrack: View, DrawnContent {
  let fraction: Double

  var body: some View { DrawnView(content: self) }

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    CGSize(width: proposal.width ?? 20 * cell.width, height: cell.height)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    guard cells.width > 0 else { return }
    var ink = environment.ink
    if !environment.isEnabled { ink.attributes.formUnion(.dim) }
    var rest = ink
    rest.attributes.formUnion(.dim)
    let knob = Int((fraction * Double(cells.width - 1)).rounded())
    var passed = cells
    passed.width = knob
    context.fill(cells, with: Glyph("─")!, ink: rest)
    context.fill(passed, with: Glyph("━")!, ink: ink)
    if environment.isFocused { ink.attributes.formUnion(.inverse) }
    context.write([Glyph("●")!], x: cells.x + knob, y: cells.y, ink: ink)
  }
}
