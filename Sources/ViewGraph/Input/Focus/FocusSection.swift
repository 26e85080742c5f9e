import Foundation
import InputEvents
import LayoutCore

extension View {
  /// Lets the arrow keys move the focus among the views in this one.
  ///
  /// An arrow key that no view has handled gives the focus to the nearest view in its direction within the
  /// innermost section that has one. Outside of sections only Tab moves the focus, in the order of the
  /// views.
  public func focusSection() -> some View { FocusSectionView(content: self) }
}

struct FocusSectionView<Content> {
  let content: Content
}

extension FocusSectionView: View, PrimitiveView where Content: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    FocusSectionNode(view, context)
  }
}

/// The node of a section, whatever its content.
@MainActor
private protocol FocusSection: _ViewNode {}

final class FocusSectionNode<Content: View>: _NodeOf<FocusSectionView<Content>>, FocusSection {
  private var child: _NodeOf<Content>!

  override init(_ view: FocusSectionView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() { child.update(view.content) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension FocusSystem {
  /// Moves the focus within the sections around it; true if an arrow key led to another view.
  func moveInSection(_ press: KeyPress) -> Bool {
    guard let direction = FocusDirection(press), let target, let start = target.focusRegion else {
      return false
    }
    var node = target.focusNode.parent
    while let view = node {
      if let section = view as? any FocusSection,
        let next = nearest(to: start, direction, in: targets(below: section))
      {
        focus(next)
        reveal(next)
        return true
      }
      node = view.parent
    }
    return false
  }

  private func nearest(
    to start: LayoutNode, _ direction: FocusDirection, in targets: [any FocusTarget]
  ) -> (any FocusTarget)? {
    var best: (any FocusTarget)?
    var shortest = CGFloat.infinity
    for target in targets {
      guard let region = target.focusRegion, region !== start,
        let distance = direction.distance(from: start.frameOnScreen, to: region.frameOnScreen),
        distance < shortest
      else { continue }
      best = target
      shortest = distance
    }
    return best
  }
}

/// Where an arrow key leads.
private enum FocusDirection {
  case up
  case down
  case left
  case right

  init?(_ press: KeyPress) {
    guard press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return nil }
    switch press.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }

  /// How far a frame is away in this direction, in points; nil if it is not there.
  ///
  /// What is not straight ahead counts by twice the distance of the centers across, so that a view ahead wins
  /// over one nearer but aside.
  func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
    let aside: CGFloat
    let ahead: CGFloat
    switch self {
    case .up, .down:
      ahead = self == .up ? start.minY - end.maxY : end.minY - start.maxY
      let overlaps = start.minX < end.maxX && end.minX < start.maxX
      aside = overlaps ? 0 : abs(start.midX - end.midX)
    case .left, .right:
      ahead = self == .left ? start.minX - end.maxX : end.minX - start.maxX
      let overlaps = start.minY < end.maxY && end.minY < start.maxY
      aside = overlaps ? 0 : abs(start.midY - end.midY)
    }
    return ahead < 0 ? nil : ahead + 2 * aside
  }
}
