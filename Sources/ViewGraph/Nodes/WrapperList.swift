import LayoutCore

/// Something that puts layout nodes around others.
@MainActor
protocol WrapperMaker: AnyObject {
  /// Makes a node that gets one child.
  func makeWrapper() -> LayoutNode

  /// Called when a node that comes and goes with what is in view is asked for.
  func wrapperIsUsed(_ wrapper: LayoutNode, around content: LayoutNode)
}

extension WrapperMaker {
  func wrapperIsUsed(_ wrapper: LayoutNode, around content: LayoutNode) {}
}

/// The layout nodes that a modifier puts around others, one around each, kept as long as it is there.
@MainActor
struct WrapperList<Node: LayoutNode> {
  private var pairs = WrappedNodes()

  /// The wrappers of the nodes that exist all the time.
  var nodes: [Node] {
    pairs.hasOthers
      ? pairs.wrappers.compactMap { $0 as? Node }
      : pairs.wrappers.map { unsafeDowncast($0, to: Node.self) }
  }

  /// Calls `body` for each wrapper that exists.
  func forEach(_ body: (Node) -> Void) {
    guard pairs.hasOthers else {
      for wrapper in pairs.wrappers { body(unsafeDowncast(wrapper, to: Node.self)) }
      return
    }
    for wrapper in pairs.wrappers {
      if let run = wrapper as? WrappedRun {
        run.forEachWrapper { body(unsafeDowncast($0, to: Node.self)) }
      } else if let wrapper = wrapper as? Node {
        body(wrapper)
      }
    }
  }

  /// Appends what the modified view contributes: wrappers, runs whose nodes are wrapped as they are made, and
  /// marks.
  func append(to list: inout [LayoutNode]) { pairs.append(to: &list) }

  /// Wraps what a view contributes now; true if what results may have changed.
  ///
  /// - Parameters:
  ///   - maker: Makes the wrappers, which must be of the type `Node`.
  ///   - isLazy: Whether views in a lazy container are still made as they come into view.
  mutating func rebuild(
    from content: _ViewNode, by maker: some WrapperMaker, isLazy: Bool = true
  ) -> Bool {
    var contents: [LayoutNode] = []
    content.appendLayoutNodes(to: &contents)
    if !isLazy { contents = contents.flatMap { ($0 as? LazyRun)?.makeAll() ?? [$0] } }
    return pairs.rebuild(contents, maker)
  }
}

/// Layout nodes and the wrappers around them, without the type of the wrappers: this runs for every modifier.
@MainActor
private struct WrappedNodes {
  private(set) var wrappers: [LayoutNode] = []
  private var wrapped: [LayoutNode] = []
  /// Whether there are runs or marks among the nodes.
  private(set) var hasOthers = false

  func append(to list: inout [LayoutNode]) { list += wrappers }

  mutating func rebuild(_ contents: [LayoutNode], _ maker: any WrapperMaker) -> Bool {
    if contents.isSame(as: wrapped) {
      return hasOthers && contents.contains { $0 is LazyRun }
    }
    hasOthers = contents.hasPlaceholders
    if wrapped.isEmpty && contents.count == 1 && !hasOthers {
      wrappers = [Self.wrapper(aroundAll: contents, maker)]
    } else if wrapped.isEmpty {
      for content in contents { wrappers.append(Self.wrapper(around: content, maker)) }
    } else {
      var known: [ObjectIdentifier: LayoutNode] = [:]
      for (node, wrapper) in zip(wrapped, wrappers) { known[ObjectIdentifier(node)] = wrapper }
      wrappers = contents.map {
        known.removeValue(forKey: ObjectIdentifier($0)) ?? Self.wrapper(around: $0, maker)
      }
      for wrapper in known.values { wrapper.letGo() }
    }
    wrapped = contents
    return true
  }

  private static func wrapper(
    around content: LayoutNode, _ maker: any WrapperMaker
  ) -> LayoutNode {
    if content.isPlaceholder {
      if let run = content as? LazyRun { return WrappedRun(run, maker) }
      return content
    }
    return wrapper(aroundAll: [content], maker)
  }

  private static func wrapper(
    aroundAll contents: [LayoutNode], _ maker: any WrapperMaker
  ) -> LayoutNode {
    let wrapper = maker.makeWrapper()
    wrapper.setChildren(contents)
    return wrapper
  }
}
