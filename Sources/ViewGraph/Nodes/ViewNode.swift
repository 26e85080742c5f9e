import Foundation
import LayoutCore

/// What a view needs to make its node.
@MainActor
public struct _NodeContext {
  package unowned(unsafe) let graph: Graph
  package let parent: _ViewNode?
  package let environment: EnvironmentValues
  /// The node of the same identity in another graph whose state this one borrows.
  package let donor: _ViewNode?
}

/// A node of the view tree: the identity of a view, and what is remembered for it.
///
/// Structural nodes pass the layout nodes of their children up to the nearest container.
@MainActor
public class _ViewNode {
  package unowned(unsafe) let graph: Graph
  package unowned(unsafe) let parent: _ViewNode?
  package let depth: Int
  package var environment: EnvironmentValues
  package var isMounted = true
  /// What an effect of this view offers to the views below it.
  package weak var scope: AnyObject?
  var isDirty = false
  var needsCollection = false
  /// The state that this node has read.
  private(set) var reads: [StateRead] = []
  /// The number of the evaluation that reads state now.
  private var readStamp: UInt32 = 0

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// Evaluates again what this node depends on.
  func evaluate() {}

  /// Calls `visit` for each child, in order.
  package func forEachChild(_ visit: (_ViewNode) -> Void) {}

  /// Appends the layout nodes that this view contributes to the container around it.
  package func appendLayoutNodes(to list: inout [LayoutNode]) {
    forEachChild { $0.appendLayoutNodes(to: &list) }
  }

  /// The layout node that arranges what the views below contribute, if this view has one.
  package var container: LayoutNode? { nil }

  /// Whether what a child contributes goes to no container around this view.
  ///
  /// - Parameter child: The child; nil for one that is being made.
  func arrangesSeparately(_ child: _ViewNode?) -> Bool { false }

  /// The axes along which this view scrolls its content, if it does.
  var scrollAxes: Axis.Set? { nil }

  /// The layout node that scrolls the content of this view, if one does.
  var scroller: ScrollNode? { nil }

  /// Called when the list of layout nodes below has changed.
  package func structureChanged() { parent?.structureChanged() }

  /// Rebuilds the children of a layout node of this view's own.
  func collect() {}

  /// Hands a new environment down.
  func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    forEachChild { $0.environmentDidChange(environment) }
  }

  /// Takes this node and all below it out of the graph.
  package final func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    willUnmount()
    forgetReads()
  }

  final func forgetReads() {
    for read in reads { read.location.removeReader(self) }
    reads = []
  }

  /// Notes that state is read; false if this node has read it before.
  func noteRead(of location: any StateLocation) -> Bool {
    for index in reads.indices where reads[index].location === location {
      reads[index].stamp = readStamp
      return false
    }
    reads.append(StateRead(location: location, stamp: readStamp))
    return true
  }

  /// Begins an evaluation that reads all the state on which this node depends.
  func beginReading() { readStamp &+= 1 }

  /// Forgets the state that the evaluation has not read.
  func endReading() {
    var hasOthers = false
    for read in reads where read.stamp != readStamp {
      read.location.removeReader(self)
      hasOthers = true
    }
    if hasOthers { reads.removeAll { $0.stamp != readStamp } }
  }

  /// Releases what the node holds outside of the tree.
  func willUnmount() {}

  /// The context for a child with this node's environment.
  package func childContext(donor: _ViewNode? = nil) -> _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, donor: donor)
  }

  func discard<View>(_ node: inout _NodeOf<View>?) {
    node?.unmount()
    node = nil
  }

  /// Every view node below this one and itself, parents first.
  package final func forEachDescendant(_ visit: (_ViewNode) -> Void) {
    visit(self)
    forEachChild { $0.forEachDescendant(visit) }
  }
}

/// The node of one type of view. It holds the value that the view had when it was last evaluated.
@MainActor
public class _NodeOf<Content>: _ViewNode {
  package private(set) final var view: Content

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Gives the node a new value; nothing happens where it is bit-equal to the last.
  package final func update(_ new: Content) {
    if bitEqual(view, new) { return }
    view = new
    viewDidChange()
  }

  /// Applies the new value in `view`.
  package func viewDidChange() {}
}

/// Whether two values have the same bits, which implies that they are the same value: objects and closures
/// that the stored value keeps alive cannot have been replaced in place.
@inline(__always)
func bitEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      first.count == 0 || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
    }
  }
}
