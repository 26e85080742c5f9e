import CellGrid
import LayoutCore

extension View {
  /// Draws this view partly transparent, from 0 (not at all) to 1.
  ///
  /// Colors are mixed with those beneath. A view that cannot be seen takes no input.
  public func opacity(_ opacity: Double) -> some View {
    LayoutModified(content: self, modifier: OpacityModifier(opacity: opacity))
  }

  /// Hides this view and keeps its space.
  public func hidden() -> some View { opacity(0) }

  /// Cuts off what this view draws outside of its frame.
  public func clipped() -> some View {
    LayoutModified(content: self, modifier: ClipModifier())
  }
}

private struct OpacityModifier: LayoutModifier {
  let opacity: Double

  func makeNode(_ context: LayoutModifierContext) -> OpacityNode {
    OpacityNode(opacity, context.graph)
  }

  func update(_ node: OpacityNode, from old: Self, _ context: LayoutModifierContext) {
    node.show(opacity, context.graph.animations.animation(for: context.viewNode))
  }
}

final class OpacityNode: LayoutNode {
  var opacity: Double
  private var target: Double
  private var step: AnimationStep?

  init(_ opacity: Double, _ graph: Graph) {
    self.opacity = opacity
    target = opacity
    super.init(graph)
  }

  /// Goes to an opacity, step by step if there is an animation.
  func show(_ opacity: Double, _ animation: Animation?) {
    if opacity == target { return }
    target = opacity
    step?.cancel()
    step = nil
    guard let animation else { return set(opacity) }
    let start = self.opacity
    step = graph.animations.run(animation) { [weak self] progress in
      guard let self else { return false }
      set(progress == 1 ? opacity : start + (opacity - start) * progress)
      return isOnScreen
    }
  }

  private func set(_ opacity: Double) {
    self.opacity = opacity
    invalidatePaint()
  }

  override package var isHidden: Bool { !(opacity > 0) }

  override func paint(_ context: inout PaintContext) {
    var inner = context
    inner.opacity *= min(1, opacity)
    paintChildren(&inner)
  }
}

private struct ClipModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> ClipNode { ClipNode(context.graph) }

  func update(_ node: ClipNode, from old: Self, _ context: LayoutModifierContext) {}
}

final class ClipNode: LayoutNode {
  override var clipsContent: Bool { true }

  override func paint(_ context: inout PaintContext) {
    var inner = context.clipped(to: cells)
    paintChildren(&inner)
  }
}
