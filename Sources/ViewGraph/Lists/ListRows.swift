import Foundation
import LayoutCore

/// The rows that a list puts around what views contribute, kept as long as those do.
@MainActor
final class ListRows {
  private unowned let list: LazyNode
  private let rowMaker: ListRowMaker
  private let asideMaker: ListRowMaker
  private var singles: [ObjectIdentifier: ListRowNode] = [:]
  private var runs: [ObjectIdentifier: WrappedRun] = [:]
  private var used: Set<ObjectIdentifier> = []

  init(_ list: LazyNode) {
    self.list = list
    rowMaker = ListRowMaker(list, isAside: false)
    asideMaker = ListRowMaker(list, isAside: true)
  }

  /// The row around a node that exists all the time.
  func row(around node: LayoutNode, isAside: Bool) -> ListRowNode {
    let key = ObjectIdentifier(node)
    used.insert(key)
    let row = singles[key] ?? ListRowNode(list)
    singles[key] = row
    row.setChildren([node])
    row.isAside = isAside
    row.item = node.item
    return row
  }

  /// The run of the rows around the nodes of another.
  func rows(around run: LazyRun, isAside: Bool) -> LazyRun {
    let key = ObjectIdentifier(run)
    used.insert(key)
    if let known = runs[key] { return known }
    let wrapped = WrappedRun(run, isAside ? asideMaker : rowMaker)
    runs[key] = wrapped
    return wrapped
  }

  /// Forgets the rows that were not asked for since the last call.
  func prune() {
    singles = singles.filter { used.contains($0.key) }
    runs = runs.filter { used.contains($0.key) }
    used = []
  }
}

/// Makes the rows around elements that come and go.
@MainActor
private final class ListRowMaker: WrapperMaker {
  private unowned let list: LazyNode
  private let isAside: Bool

  init(_ list: LazyNode, isAside: Bool) {
    self.list = list
    self.isAside = isAside
  }

  func makeWrapper() -> LayoutNode {
    let row = ListRowNode(list)
    row.isAside = isAside
    return row
  }

  func wrapperIsUsed(_ wrapper: LayoutNode, around content: LayoutNode) {
    wrapper.item = content.item
  }
}

/// Lines without content between others.
final class SpaceSegment: LazySegment {
  private let space: CGFloat

  init(_ space: CGFloat) {
    self.space = space
    super.init([])
  }

  override var length: CGFloat { space }
  override func length(for offer: LazyOffer) -> CGFloat { space }
}

/// The blank row that an empty run of reorderable items keeps, so that something can be dropped there.
final class BlankRowSegment: LazySegment {
  let run: LazyRun
  private let row: CGFloat

  init(_ run: LazyRun, row: CGFloat) {
    self.run = run
    self.row = row
    super.init([])
  }

  override var length: CGFloat {
    run.memory.slotCount == 0 && run.content?.isReorderable == true ? row : 0
  }

  override func length(for offer: LazyOffer) -> CGFloat { length }
}
