import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// Shows how much of something is done, as a bar.
public struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label

  /// Creates a bar for the part of a total that is done, with a label above it.
  ///
  /// Without a value the bar says that something is going on.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { total > 0 ? min(max(0, Double($0) / Double(total)), 1) : 0 }
    self.label = label()
  }

  /// The label and the bar.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      DrawnView(content: ProgressBar(fraction: fraction))
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a bar for the part of a total that is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Creates a bar that says that something is going on.
  public init() { self.init(value: Double?.none) { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// Creates a bar for the part of a total that is done, with a title above it.
  public init<Value: BinaryFloatingPoint>(_ title: String, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a bar that says that something is going on, with a title above it.
  public init(_ title: String) { self.init(value: Double?.none) { Text(title) } }
}

/// One row of blocks; the last of them is drawn in eighths of a cell.
private struct ProgressBar: DrawnContent {
  private static let eighths = Array(" ▏▎▍▌▋▊▉█").compactMap { Glyph($0) }
  let fraction: Double?

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    CGSize(width: proposal.width ?? 20 * cell.width, height: cell.height)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    let track = Ink(foreground: environment.ink.foreground, attributes: .dim)
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
