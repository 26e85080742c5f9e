import Foundation

/// A collection of a container as it is on screen: all lengths in fractional cells of the screen.
package struct ReorderCollection<ID: Hashable> {
  package var id: ID
  /// What belongs to the collection: the frame of its outermost ancestor that holds no other
  /// collection, extended over the cross extent of the stack that holds it.
  package var region: CGRect
  /// The part of the region that nothing around clips.
  package var visible: CGRect
  /// How the items lie.
  package var kind: CollectionKind
  /// Whether anything may be dropped here.
  package var accepts: Bool
  /// The number of the run of stacked sections to which the collection belongs.
  ///
  /// The members of a run are lined up along one axis and a walk goes on from one to the next.
  /// `nil` is a collection of its own.
  package var sequence: Int?
  /// What lies between the items of the previous member of the sequence and these: its footer and
  /// this header, along the axis. `nil` is an edge without extent at the start of the region.
  package var separator: ReorderSpan?

  /// Creates a collection on screen.
  package init(
    id: ID, region: CGRect, visible: CGRect? = nil, kind: CollectionKind, accepts: Bool = true,
    sequence: Int? = nil, separator: ReorderSpan? = nil
  ) {
    self.id = id
    self.region = region
    self.visible = visible ?? region
    self.kind = kind
    self.accepts = accepts
    self.sequence = sequence
    self.separator = separator
  }
}

extension ReorderCollection: Sendable where ID: Sendable {}
