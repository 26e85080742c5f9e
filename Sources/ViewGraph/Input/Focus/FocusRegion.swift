import CellGrid

/// The layout node of a view that takes the focus: a click in its frame gives it the focus.
final class FocusRegion: LayoutNode {
  weak var target: (any FocusTarget)?

  override var isSolid: Bool { target?.acceptsFocus == true }
}

struct FocusRegionModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> FocusRegion {
    let region = FocusRegion(context.graph)
    region.target = context.viewNode.parent as? any FocusTarget
    return region
  }

  func update(_ node: FocusRegion, from old: Self, _ context: LayoutModifierContext) {}
}
