import Foundation

extension View {
  /// Decides whether the pointer finds this view; where it does not, what is behind is found.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    LayoutModified(content: self, modifier: HitTestingModifier(shape: enabled ? .all : .none))
  }

  /// Lets the pointer find this view only within a shape in its frame, and there also where nothing is drawn.
  ///
  /// Without it a view that reacts to the pointer is found in its whole frame.
  public func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> some View {
    LayoutModified(
      content: self,
      modifier: HitTestingModifier(
        shape: .form { shape.path(in: $0).contains($1, eoFill: eoFill) }))
  }
}

/// What the content shape of a view is used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the pointer finds the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the preview while it is dragged, which here is always its frame.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of hover effects, of which there are none.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

extension View {
  /// Sets the content shape of this view for some kinds; that for interaction is the only one in use.
  public func contentShape<Form: Shape>(
    _ kind: ContentShapeKinds, _ shape: Form, eoFill: Bool = false
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: HitTestingModifier(
        shape: kind.contains(.interaction)
          ? .form { shape.path(in: $0).contains($1, eoFill: eoFill) } : .all))
  }
}

enum HitShape {
  case all
  case none
  /// Tells for a frame and a point in it, both in points, whether the point is on the view.
  case form((CGRect, CGPoint) -> Bool)
}

private struct HitTestingModifier: LayoutModifier {
  let shape: HitShape

  func makeNode(_ context: LayoutModifierContext) -> HitTestingNode {
    HitTestingNode(shape, context.graph)
  }

  func update(_ node: HitTestingNode, from old: Self, _ context: LayoutModifierContext) {
    node.shape = shape
  }
}

extension LayoutNode {
  /// What says where the content of this node is hit, if it says so.
  var contentShape: HitTestingNode? {
    var node = self
    while node.children.count == 1, !node.arrangesChildren {
      node = node.children[0]
      if let shape = node as? HitTestingNode { return shape }
    }
    return nil
  }
}

final class HitTestingNode: LayoutNode {
  var shape: HitShape

  init(_ shape: HitShape, _ graph: Graph) {
    self.shape = shape
    super.init(graph)
  }

  override func admitsHit(atCellX x: Int, y: Int) -> Bool {
    switch shape {
    case .all: return true
    case .none: return false
    case .form(let contains):
      let cell = graph.metrics.cellSize
      let center = CGPoint(
        x: (CGFloat(x) + 0.5) * cell.width - absolute.x,
        y: (CGFloat(y) + 0.5) * cell.height - absolute.y)
      return contains(CGRect(origin: .zero, size: size), center)
    }
  }

  override var isSolid: Bool {
    if case .form = shape { return true }
    return false
  }
}
