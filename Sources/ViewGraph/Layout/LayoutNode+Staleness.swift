import Foundation
import LayoutCore

/// How a change of one node is kept from the nodes around it.
///
/// A node whose content has changed is stale until the next layout. Then it answers its last proposals again:
/// if every answer is what it was, nothing around it can tell the difference, and it alone places its children
/// again. Otherwise the node around it becomes stale in turn. The deepest nodes go first, so that no answer is
/// made of one that is out of date.
extension LayoutNode {
  /// Forgets the sizes of this node; the nodes around it follow only if one of them is another now.
  ///
  /// What containers are told of the node besides its size and guides must not have changed.
  package final func invalidateOwnSize() {
    if becomeStale() { graph.addStale(self) }
  }

  /// Makes the node stale; false if that was not possible, and all around it had to forget their sizes, or if it
  /// is stale already.
  final func becomeStale() -> Bool {
    if isStale { return false }
    // What has been forgotten cannot be compared, and guides that were given to others are not.
    let givesGuides = hasGivenGuide || knownGuides?.contains(.others) ?? false
    if sizes.count == 0 || sizes.hasForgotten || givesGuides {
      invalidateSize()
      return false
    }
    isStale = true
    needsPlacement = true
    sizeWasInvalidated()
    return true
  }

  /// The node around this one that uses its sizes.
  final var asker: LayoutNode? { standIn ?? parent }

  final var depth: Int {
    var depth = 0
    var node = asker
    while let current = node {
      depth += 1
      node = current.asker
    }
    return depth
  }

  /// Brings a stale node up to date; true if nothing around it has to follow.
  final func refresh() -> Bool {
    guard isStale else { return true }
    isStale = false
    let guidesBefore = knownGuides
    knownGuides = nil
    var old: [(proposal: ProposedViewSize, size: CGSize)] = []
    old.reserveCapacity(sizes.count)
    sizes.forEach { old.append(($0, $1)) }
    sizes.removeAll()
    guard asker != nil else { return true }
    for entry in old where size(for: entry.proposal) != entry.size { return false }
    if let guidesBefore, guides != guidesBefore { return false }
    guard size(for: proposal) == size else { return false }
    needsPlacement = false
    graph.counters.placements += 1
    placeChildren(in: size, proposal: proposal)
    return true
  }
}
