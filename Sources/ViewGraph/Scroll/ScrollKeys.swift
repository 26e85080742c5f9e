import InputEvents
import LayoutCore

/// Scrolls with the keys that no view has handled.
///
/// Arrows scroll by one row or three columns, Page Up and Page Down by a screenful, Home and End to the start
/// and the end: the innermost scroll view around the focus that can move, else that under the pointer, else
/// the first of all.
@MainActor
enum ScrollKeys {
  /// True if a scroll view has moved.
  static func handle(_ press: KeyPress, _ graph: Graph) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty, let motion = Motion(press.key) else {
      return false
    }
    for scroller in candidates(graph) where scroller.isEnabled {
      if motion.move(scroller) { return true }
    }
    return false
  }

  private static func candidates(_ graph: Graph) -> [ScrollNode] {
    if let target = graph.focus.target {
      var scrollers: [ScrollNode] = []
      var node: _ViewNode? = target.focusNode
      while let view = node {
        if let scroller = view.scroller { scrollers.append(scroller) }
        node = view.parent
      }
      if !scrollers.isEmpty { return scrollers }
    }
    if let position = graph.pointer.position {
      let scrollers = graph.rootLayout.path(toCellX: position.x, y: position.y)
        .compactMap { $0 as? ScrollNode }
      if !scrollers.isEmpty { return scrollers }
    }
    var first: [ScrollNode] = []
    graph.root.forEachDescendant { node in
      if first.isEmpty, let scroller = node.scroller { first.append(scroller) }
    }
    return first
  }

  private enum Motion {
    case line(Axis, Int)
    case page(Int)
    case end(Bool)

    init?(_ key: KeyEquivalent) {
      switch key {
      case .upArrow: self = .line(.vertical, -1)
      case .downArrow: self = .line(.vertical, 1)
      case .leftArrow: self = .line(.horizontal, -3)
      case .rightArrow: self = .line(.horizontal, 3)
      case .pageUp: self = .page(-1)
      case .pageDown: self = .page(1)
      case .home: self = .end(false)
      case .end: self = .end(true)
      default: return nil
      }
    }

    @MainActor
    func move(_ scroller: ScrollNode) -> Bool {
      let main: Axis = scroller.frame.axes.contains(.vertical) ? .vertical : .horizontal
      switch self {
      case .line(let axis, let cells):
        return scroller.scroll(byCells: cells, along: axis)
      case .page(let direction):
        let cell = scroller.graph.metrics.cellSize[main]
        let page = max(1, tfloor(scroller.viewport[main] / cell) - 1)
        return scroller.scroll(byCells: direction * page, along: main)
      case .end(let isEnd):
        let edge = isEnd ? scroller.limit(main) : 0
        if scroller.offset[main] == edge { return false }
        scroller.go(toEnd: isEnd, along: main)
        return true
      }
    }
  }
}
