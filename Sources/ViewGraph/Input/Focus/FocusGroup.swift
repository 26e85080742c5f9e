import InputEvents

/// Views among which keys move the focus, so that Tab stops at one of them only.
@MainActor
package protocol FocusGroup: AnyObject {
  /// Whether the group has the focus for views that do not take it themselves.
  var acceptsFocus: Bool { get }

  /// The layout node of the view that has the focus through the group.
  var focusRegion: LayoutNode? { get }

  /// Whether Tab stops at a view in the group.
  func isStop(_ target: any FocusTarget) -> Bool

  func focusChanged(_ isFocused: Bool)

  /// Hears of a key that no view in the group has handled; true if it was handled.
  func handleGroupKey(_ press: KeyPress) -> Bool
}

/// A view that is a focus group.
package struct FocusGroupView<Content> {
  let content: Content
  let group: (_ViewNode) -> (any FocusGroup)?

  /// - Parameter group: Finds the object of the group, given the node of this view.
  package init(content: Content, group: @escaping (_ViewNode) -> (any FocusGroup)?) {
    self.content = content
    self.group = group
  }
}

extension FocusGroupView: View, PrimitiveView where Content: View {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    FocusGroupNode(view, context)
  }
}

/// The node of a focus group, whatever its content.
@MainActor
protocol FocusGroupHolder: _ViewNode {
  var group: (any FocusGroup)? { get }
}

final class FocusGroupNode<Content: View>:
  _NodeOf<FocusGroupView<Content>>, FocusGroupHolder, FocusTarget, KeyResponder
{
  private var child: _NodeOf<Content>!
  private(set) weak var group: (any FocusGroup)?

  override init(_ view: FocusGroupView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    group = view.group(self)
    child = Content._makeNode(
      view.content, childContext(donor: (context.donor as? Self)?.child))
  }

  override func viewDidChange() { child.update(view.content) }
  override func willUnmount() { graph.focus.resign(self) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  var focusNode: _ViewNode { self }
  var focusRegion: LayoutNode? { group?.focusRegion }
  var acceptsFocus: Bool { group?.acceptsFocus ?? false }
  func focusChanged(_ isFocused: Bool) { group?.focusChanged(isFocused) }

  var hearsUnfocusedKeys: Bool { false }
  func handleKey(_ press: KeyPress) -> Bool { group?.handleGroupKey(press) ?? false }
}

extension _ViewNode {
  /// The focus groups around this view.
  var focusGroups: [any FocusGroup] {
    var groups: [any FocusGroup] = []
    var node = parent
    while let view = node {
      if let group = (view as? any FocusGroupHolder)?.group { groups.append(group) }
      node = view.parent
    }
    return groups
  }
}

extension FocusSystem {
  /// Gives the focus to a group itself.
  package func focus(_ group: any FocusGroup, around node: _ViewNode) {
    node.forEachDescendant { view in
      if let holder = view as? any FocusGroupHolder & FocusTarget, holder.group === group {
        focus(holder)
      }
    }
  }

  /// The first view below a node that takes the focus.
  package func firstTarget(below node: _ViewNode) -> (any FocusTarget)? {
    var first: (any FocusTarget)?
    node.forEachDescendant { view in
      if first == nil, let target = view as? any FocusTarget, target.acceptsFocus { first = target }
    }
    return first
  }
}
