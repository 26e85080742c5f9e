import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// One row of blocks; the last of them is drawn in eighths of a cell.
struct ProgressBar: View, DrawnContent {
  private static let eighths = Array(" ▏▎▍▌▋▊▉█").compactMap { Glyph($0) }
  let fraction: Double?

  var body: some View { DrawnView(content: self) }

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    CGSize(width: proposal.width ?? 20 * cell.width, height: cell.height)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    var track = environment.ink
    track.attributes.formUnion(.dim)
    guard let fraction else {
      context.fill(cells, with: Glyph("░")!, ink: track)
      return
    }
    context.fill(cells, with: Glyph("─")!, ink: track)
    let filled = Int((fraction * Double(cells.width * 8)).rounded())
    var full = cells
    full.width = filled / 8
    context.fill(full, with: Self.eighths[8], ink: environment.ink)
    if filled % 8 > 0 {
      context.write(
        [Self.eighths[filled % 8]], x: cells.x + filled / 8, y: cells.y, ink: environment.ink)
    }
  }
}

/// The part of a circle that is filled.
enum ProgressCircle {
  static func character(for fraction: Double) -> String {
    ["○", "◔", "◑", "◕", "●"][Int((min(max(0, fraction), 1) * 4).rounded(.down))]
  }
}
