import CellGrid
import Foundation

/// One element of a `ForEach` and what it contributes.
@MainActor
package final class ForEachItem {
  package let id: AnyHashable
  /// The node of the `ForEach`.
  package unowned let owner: any DynamicContentNode
  /// The position among the items that are shown.
  package internal(set) var index: Int
  /// What the element contributes to the container, without wrappers from outside the `ForEach`.
  package fileprivate(set) var layoutNodes: [LayoutNode] = []
  /// The element of a `ForEach` around this one that contributes the same layout nodes.
  package private(set) var outer: ForEachItem?
  /// Whether the item has the focus of the container around.
  package private(set) var isFocused = false
  /// The view of the element.
  package fileprivate(set) weak var node: _ViewNode?

  init(_ id: AnyHashable, _ owner: any DynamicContentNode, index: Int = 0) {
    self.id = id
    self.owner = owner
    self.index = index
  }

  /// Notes what the element contributes, some of it through a `ForEach` of its own.
  func claim(_ nodes: some Collection<LayoutNode>) {
    for node in nodes {
      if let inner = node.item, inner.owner !== owner {
        var outermost = inner
        while let next = outermost.outer, next !== self { outermost = next }
        if outermost !== self { outermost.outer = self }
      } else {
        node.item = self
      }
    }
    layoutNodes = Array(nodes)
    if isFocused { mark(true) }
  }
}

// MARK: Focus

extension ForEachItem {
  /// Lets the view of the element know that it is the one with the focus.
  ///
  /// It is drawn bold and with thick lines, whether or not the view does something about it.
  package func setFocused(_ isFocused: Bool) {
    if self.isFocused == isFocused { return }
    self.isFocused = isFocused
    // What a view that is gone has shown is in no layout any more.
    guard let node, node.isMounted else { return }
    mark(isFocused)
    var environment = node.environment
    environment.isFocused = isFocused
    node.environmentDidChange(environment)
  }

  private func mark(_ isFocused: Bool) {
    for node in layoutNodes where node.isEmphasized != isFocused {
      node.isEmphasized = isFocused
      node.invalidatePaint()
    }
  }

  /// Ties the item to the view of its element, in which it shows again what it showed in another graph.
  func show(in node: _ViewNode, like twin: ForEachItem?) {
    self.node = node
    if twin?.isFocused == true { setFocused(true) }
  }

  /// Hands an environment down to the view of the element.
  func hand(_ environment: EnvironmentValues) {
    guard let node else { return }
    var environment = environment
    if isFocused { environment.isFocused = true }
    node.environmentDidChange(environment)
  }
}

extension ForEachItem {
  /// Lets go of what the element contributed, before the item goes away.
  func disclaim() {
    mark(false)
    for node in layoutNodes where node.item === self { node.item = nil }
    layoutNodes = []
  }
}

/// What a container is shown in place of the elements of a `ForEach`: some replaced, others put in.
package struct ContentProjection {
  /// The layout nodes shown in place of those of an item, by its position; none leave it out.
  package var replacements: [Int: [LayoutNode]]
  /// How many of the items that are not replaced come before those put in.
  package var insertion: Int
  /// The layout nodes that are put in.
  package var inserted: [LayoutNode]

  package init(replacements: [Int: [LayoutNode]], insertion: Int, inserted: [LayoutNode]) {
    self.replacements = replacements
    self.insertion = insertion
    self.inserted = inserted
  }
}

/// The order of the items of a `ForEach` at one moment.
package struct ItemOrder {
  package let count: Int
  private let identify: (Int) -> AnyHashable
  private let find: (AnyHashable) -> Int?

  init(
    count: Int, id: @escaping (Int) -> AnyHashable, index: @escaping (AnyHashable) -> Int?
  ) {
    self.count = count
    identify = id
    find = index
  }

  package func id(at index: Int) -> AnyHashable { identify(index) }

  /// The position of an item.
  ///
  /// - Complexity: Linear in the number of items for a `ForEach` in a lazy container.
  package func index(of id: AnyHashable) -> Int? { find(id) }
}

/// The node of a `ForEach`, whatever its data.
///
/// In a lazy container the views of an item exist only while it is in view, or has to stay.
@MainActor
package protocol DynamicContentNode: _ViewNode {
  /// The number of elements, without duplicates.
  var itemCount: Int { get }

  /// The identifier of the item at a position.
  func itemID(at index: Int) -> AnyHashable

  /// The item at a position, if its views exist.
  func item(at index: Int) -> ForEachItem?

  /// The element of the data at a position.
  func element(at index: Int) -> Any

  /// The item whose view is a child of this node.
  func item(of child: _ViewNode) -> ForEachItem?

  /// The item at a position, whose views are made where there are none.
  ///
  /// They stay as long as a projection replaces the item, or it is in view.
  func madeItem(at index: Int) -> ForEachItem

  /// What the container is shown in place of the elements, or nil to show them as they are.
  var projection: ContentProjection? { get set }

  /// The position of an item with this identifier.
  func index(of id: AnyHashable) -> Int?

  /// The order of the items as it is now.
  var order: ItemOrder { get }

  /// Called after the items may have changed.
  var itemsDidChange: (() -> Void)? { get set }

  /// The type of the identifiers.
  var idType: Any.Type { get }

  /// Whether the items can be dropped among, so that a list keeps room for them where there are none.
  var isReorderable: Bool { get set }

  /// What stands for the items in a lazy container; nil elsewhere.
  var lazyRun: LazyRun? { get }
}
