import CellGrid
import Foundation
import LayoutCore

package final class ShapeNode: LayoutNode {
  private struct Layer: Equatable {
    var shading: _Shading
    var drawing: ShapeLayer.Drawing
  }

  private var shape: any Shape
  private var layers: [Layer]

  init(_ shape: any Shape, _ layers: [ShapeLayer], _ context: LayoutModifierContext) {
    self.shape = shape
    self.layers = Self.resolved(layers, context.environment)
    super.init(context.graph)
  }

  private static func resolved(
    _ layers: [ShapeLayer], _ environment: EnvironmentValues
  ) -> [Layer] {
    layers.map { Layer(shading: $0.style._shading(in: environment), drawing: $0.drawing) }
  }

  func update(_ shape: any Shape, _ layers: [ShapeLayer], _ environment: EnvironmentValues) {
    let layers = Self.resolved(layers, environment)
    if layers == self.layers, Self.areEqual(shape, self.shape) { return }
    self.shape = shape
    self.layers = layers
    invalidateSize()
    invalidatePaint()
  }

  private static func areEqual(_ left: any Shape, _ right: any Shape) -> Bool {
    guard let left = left as? any Hashable, let right = right as? any Hashable else {
      return false
    }
    return AnyHashable(left) == AnyHashable(right)
  }

  override var paintsContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func paint(_ context: inout PaintContext) {
    if cells.isEmpty { return }
    let cell = graph.metrics.cellSize
    // The shape gets the cells that it is drawn in: what fills its frame fills them all.
    let frame = CGRect(
      x: 0, y: 0, width: CGFloat(cells.width) * cell.width,
      height: CGFloat(cells.height) * cell.height)
    for layer in layers {
      let brush = Brush(layer.shading, in: cells, of: cell)
      switch layer.drawing {
      case .fill(let style):
        context.fill(
          shape.path(in: frame).flattened(step: min(cell.width, cell.height) / 2),
          evenOdd: style.isEOFilled, brush: brush, in: cells, of: cell)
      case .stroke(let style, let lines):
        context.stroke(
          shape.path(in: frame.insetForLine(style.lineWidth, cell: cell)), style: style,
          lines: lines, brush: brush, in: cells, of: cell)
      }
    }
  }
}

extension CGRect {
  /// The rectangle in which a path must lie for its line to stay inside, at least half a dot.
  fileprivate func insetForLine(_ width: CGFloat, cell: CGSize) -> CGRect {
    let dot = DotMap.pitch(of: cell)
    let half = width > 1 ? width / 2 : 0
    let dx = min(max(half, dot.width / 2), self.width / 2)
    let dy = min(max(half, dot.height / 2), height / 2)
    return CGRect(
      x: minX + dx, y: minY + dy, width: self.width - 2 * dx, height: height - 2 * dy)
  }
}
