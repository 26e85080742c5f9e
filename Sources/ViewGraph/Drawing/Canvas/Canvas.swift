import CellGrid
import Foundation
import LayoutCore

/// A view that is drawn by a closure each time it is painted.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("42"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// The size is that of the cells that the view has, in points. What is drawn outside of it is cut off.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a view from a closure that draws with a context, and is given the size in points.
  ///
  /// - Parameters:
  ///   - opaque: Makes no difference: a cell in which nothing is drawn shows what is behind.
  ///   - rendersAsynchronously: Makes no difference.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// The drawn view.
  public var body: some View { CanvasLeaf(renderer: renderer) }
}

private struct CanvasLeaf: LeafView {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func makeLeaf(_ context: LayoutModifierContext) -> CanvasNode {
    CanvasNode(renderer, context.environment, context.graph)
  }

  func update(_ node: CanvasNode, from old: Self, _ context: LayoutModifierContext) {
    node.renderer = renderer
    node.environment = context.environment
    node.invalidatePaint()
  }
}

final class CanvasNode: LayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void
  var environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    _ environment: EnvironmentValues, _ graph: Graph
  ) {
    self.renderer = renderer
    self.environment = environment
    super.init(graph)
  }

  override var paintsContent: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.shapeSize }

  override func paint(_ context: inout PaintContext) {
    if cells.isEmpty { return }
    let cell = graph.metrics.cellSize
    var graphics = GraphicsContext(
      paint: context.clipped(to: cells), cells: cells, cell: cell, environment: environment)
    renderer(
      &graphics,
      CGSize(
        width: CGFloat(cells.width) * cell.width, height: CGFloat(cells.height) * cell.height))
  }
}
