import Foundation
import InputEvents
import LayoutCore
import ViewGraph

extension ReorderHost: FocusGroup {
  /// The group itself has the focus for an item that holds no view that takes it.
  var acceptsFocus: Bool { isEnabled && currentItem.map { target(in: $0) == nil } ?? false }

  var focusRegion: LayoutNode? {
    guard let item = currentItem else { return nil }
    return standIns[item.id.base as! ItemID]?.first ?? item.layoutNodes.first
  }

  /// Tab stops at what the current item holds and at what belongs to no item.
  func isStop(_ target: any FocusTarget) -> Bool {
    guard let item = item(holding: target.focusNode) else { return true }
    return item === currentItem
  }

  func focusChanged(_ isFocused: Bool) {
    hasFocus = isFocused
    markFocus()
  }

  /// Has the item with the focus show it.
  func markFocus() {
    if hasFocus { followCurrentItem() }
    let item = hasFocus ? currentItem : nil
    if shownFocus !== item { shownFocus?.setFocused(false) }
    shownFocus = item
    item?.setFocused(true)
  }

  /// Notes where the item with the focus is. The one that comes to the place of an item that is gone, or the
  /// last one, has the focus after it.
  private func followCurrentItem() {
    if current == nil { current = currentItem?.id.base as? ItemID }
    guard let id = current else { return }
    if let place = scene.location(of: id) {
      currentPlace = place
    } else if let place = currentPlace, let content = collection(place.collection)?.content,
      content.itemCount > 0
    {
      let index = min(place.index, content.itemCount - 1)
      current = content.itemID(at: index).base as? ItemID
      currentPlace?.index = index
    }
  }

  private func target(in item: ForEachItem) -> (any FocusTarget)? {
    item.node.flatMap { graph.focus.firstTarget(below: $0) }
  }

  /// The item that the focus is on, or comes to with Tab: the last one, else the first.
  var currentItem: ForEachItem? {
    if let id = current, let item = existingItem(id) { return item }
    return collections.lazy.compactMap { collection in
      collection.content.flatMap { $0.itemCount > 0 ? $0.madeItem(at: 0) : nil }
    }.first
  }

  /// The item with an identifier, if its views exist.
  private func existingItem(_ id: ItemID) -> ForEachItem? {
    for collection in searchOrder {
      if let content = collection.content, let index = content.index(of: AnyHashable(id)) {
        return content.item(at: index)
      }
    }
    return nil
  }

  /// The item of this container that a view belongs to.
  private func item(holding node: _ViewNode) -> ForEachItem? {
    var view: _ViewNode? = node
    while let current = view, current !== self.node {
      if let content = current.parent as? any DynamicContentNode,
        let item = content.item(of: current), joinedCollection(of: item) != nil
      {
        return item
      }
      view = current.parent
    }
    return nil
  }

  // MARK: Moving the focus

  /// Gives the focus to an item, and shows it.
  func focus(_ item: ForEachItem) {
    current = item.id.base as? ItemID
    if let target = target(in: item) {
      graph.focus.focus(target)
    } else {
      graph.focus.focus(self, around: node)
    }
    markFocus()
    graph.updateLayout()
    if let place = frame(of: item) { graph.focus.reveal(place.frame, in: place.node) }
  }

  /// The frame of an item in points of the screen, and the innermost node that holds it.
  private func frame(of item: ForEachItem) -> (frame: CGRect, node: LayoutNode?)? {
    if let items = item.owner.lazyItems, let slot = items.slot(ofItem: item.index) {
      return (items.frame(at: slot), items.layoutNode)
    }
    return item.layoutNodes.frameOnScreen.map { ($0, item.layoutNodes.first?.parent) }
  }

  /// Moves the focus by a step; false if there is no item there.
  func moveFocus(_ step: ReorderStep) -> Bool {
    guard let item = focusedItem, let id = item.id.base as? ItemID,
      let next = scene.item(after: step, from: id)
    else { return false }
    let collection = collection(next.collection)
    guard let content = collection?.content, next.index < content.itemCount else { return false }
    focus(content.madeItem(at: next.index))
    return true
  }

  /// The item with the focus, or that holds the view with the focus.
  var focusedItem: ForEachItem? {
    if let target = graph.focus.target, let item = item(holding: target.focusNode) { return item }
    return hasFocus ? currentItem : nil
  }
}
