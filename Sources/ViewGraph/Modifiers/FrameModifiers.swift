import Foundation
import LayoutCore

extension View {
  /// Gives this view a frame of fixed size, in points; nil leaves a length to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: FixedFrameModifier(
        frame: FixedFrame(width: width, height: height), alignment: alignment))
  }

  /// Gives this view a frame between a smallest and a largest size, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModified(
      content: self,
      modifier: FlexibleFrameModifier(
        frame: FlexibleFrame(
          width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)),
        alignment: alignment))
  }

  /// Adds room on some sides, in points rounded to whole cells; nil adds one cell.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    LayoutModified(
      content: self, modifier: PaddingModifier(amount: .length(length, edges)))
  }

  /// Adds room on all sides, in points rounded to whole cells.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room of different lengths, in points rounded to whole cells.
  public func padding(_ insets: EdgeInsets) -> some View {
    LayoutModified(content: self, modifier: PaddingModifier(amount: .insets(insets)))
  }

  /// Gives this view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return LayoutModified(content: self, modifier: FixedSizeModifier(axes: axes))
  }

  /// Keeps the sides of this view in a ratio, measured in points; nil takes that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    LayoutModified(
      content: self,
      modifier: AspectRatioModifier(ratio: AspectRatio(ratio: ratio, contentMode: contentMode)))
  }

  /// Keeps the sides of this view in the ratio of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    LayoutModified(
      content: self,
      modifier: AspectRatioModifier(ratio: AspectRatio(sides: size, contentMode: contentMode)))
  }

  /// Fits this view into its space, keeping its ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the space of this view, keeping its ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Centers this view at a point, in points from the corner of its space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Centers this view at a point of its space.
  public func position(_ position: CGPoint) -> some View {
    LayoutModified(
      content: self, modifier: PositionModifier(position: Position(position)))
  }

  /// Draws this view elsewhere, in points, without a change of layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws this view elsewhere, in points, without a change of layout.
  public func offset(_ offset: CGSize) -> some View {
    LayoutModified(content: self, modifier: OffsetModifier(offset: offset))
  }
}

private struct FixedFrameModifier: LayoutModifier {
  let frame: FixedFrame
  let alignment: Alignment

  func makeNode(_ context: LayoutModifierContext) -> FixedFrameNode {
    FixedFrameNode(frame, alignment, context.graph)
  }

  func update(_ node: FixedFrameNode, from old: Self, _ context: LayoutModifierContext) {
    if node.frame == frame && node.alignment == alignment { return }
    node.frame = frame
    node.alignment = alignment
    node.invalidateSize()
  }
}

private struct FlexibleFrameModifier: LayoutModifier {
  let frame: FlexibleFrame
  let alignment: Alignment

  func makeNode(_ context: LayoutModifierContext) -> FlexibleFrameNode {
    FlexibleFrameNode(frame, alignment, context.graph)
  }

  func update(_ node: FlexibleFrameNode, from old: Self, _ context: LayoutModifierContext) {
    if node.frame == frame && node.alignment == alignment { return }
    node.frame = frame
    node.alignment = alignment
    node.invalidateSize()
  }
}

private struct PaddingModifier: LayoutModifier {
  enum Amount: Equatable {
    case length(CGFloat?, Edge.Set)
    case insets(EdgeInsets)
  }

  let amount: Amount

  private func insets(_ graph: Graph) -> EdgeInsets {
    switch amount {
    case .length(let length, let edges):
      EdgeInsets(padding: length, on: edges, metrics: graph.metrics)
    case .insets(let insets): EdgeInsets(padding: insets, metrics: graph.metrics)
    }
  }

  func makeNode(_ context: LayoutModifierContext) -> InsetNode {
    InsetNode(insets(context.graph), context.graph)
  }

  func update(_ node: InsetNode, from old: Self, _ context: LayoutModifierContext) {
    let insets = insets(context.graph)
    if node.insets == insets { return }
    node.insets = insets
    node.invalidateSize()
  }
}

private struct FixedSizeModifier: LayoutModifier {
  let axes: Axis.Set

  func makeNode(_ context: LayoutModifierContext) -> FixedSizeNode {
    FixedSizeNode(axes, context.graph)
  }

  func update(_ node: FixedSizeNode, from old: Self, _ context: LayoutModifierContext) {
    if node.axes == axes { return }
    node.axes = axes
    node.invalidateSize()
  }
}

private struct AspectRatioModifier: LayoutModifier {
  let ratio: AspectRatio

  func makeNode(_ context: LayoutModifierContext) -> AspectRatioNode {
    AspectRatioNode(ratio, context.graph)
  }

  func update(_ node: AspectRatioNode, from old: Self, _ context: LayoutModifierContext) {
    if node.ratio == ratio { return }
    node.ratio = ratio
    node.invalidateSize()
  }
}

private struct PositionModifier: LayoutModifier {
  let position: Position

  func makeNode(_ context: LayoutModifierContext) -> PositionNode {
    PositionNode(position, context.graph)
  }

  func update(_ node: PositionNode, from old: Self, _ context: LayoutModifierContext) {
    if node.position == position { return }
    node.position = position
    node.invalidatePlacement()
  }
}

private struct OffsetModifier: LayoutModifier {
  let offset: CGSize

  func makeNode(_ context: LayoutModifierContext) -> OffsetNode {
    OffsetNode(offset, context.graph)
  }

  func update(_ node: OffsetNode, from old: Self, _ context: LayoutModifierContext) {
    if node.offset == offset { return }
    node.offset = offset
    node.invalidatePlacement()
  }
}
