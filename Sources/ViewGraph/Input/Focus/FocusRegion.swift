import CellGrid

/// The layout node of a view that takes the focus: a click in its frame gives it the focus.
final class FocusRegion: LayoutNode {
  weak var target: (any FocusTarget)?

  override var isSolid: Bool { target?.acceptsFocus == true }
}

struct FocusRegionModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> FocusRegion {
    let region = FocusRegion(context.graph)
    if let parent = context.viewNode.parent as? any FocusRegionOwner {
      region.target = parent
      parent.focusRegion = region
    }
    return region
  }

  func update(_ node: FocusRegion, from old: Self, _ context: LayoutModifierContext) {}
}

/// A focus target whose frame is that of a region of its own.
@MainActor
protocol FocusRegionOwner: FocusTarget {
  var focusRegion: LayoutNode? { get set }
}
