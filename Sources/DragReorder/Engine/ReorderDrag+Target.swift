import Foundation

extension ReorderDrag {
  /// What the rules choose for a place of the pointer.
  enum Target {
    case place(ReorderLocation<CollectionID>)
    case refused(ReorderCancellation)
  }

  /// The point that counts for a pointer on a cell: its middle, off the locked axis that of the cell
  /// where the drag began.
  func point(at cell: ReorderCell) -> CGPoint {
    var cell = cell
    if let grabbed {
      switch axis {
      case .horizontal: cell.y = grabbed.y
      case .vertical: cell.x = grabbed.x
      case nil: break
      }
    }
    return cell.center
  }

  /// Moves the gap to where the pointer wants it, and lays the scene out with it.
  mutating func retarget(to point: CGPoint, in scene: some ReorderScene<ItemID, CollectionID>) {
    scene.arrange(projection)
    accept(target(at: point, in: scene), in: scene)
    scene.arrange(projection)
  }

  /// Shows a target, if the app's drop configuration has nothing else to say.
  mutating func accept(_ target: Target, in scene: some ReorderScene<ItemID, CollectionID>) {
    switch target {
    case .refused(let reason):
      refuse(reason)
    case .place(let gap):
      place(gap, in: scene)
      guard let destination else { return }
      // A keyboard drag is where its gap is.
      if input == .keyboard { scene.arrange(projection) }
      switch scene.verdict(on: destination) {
      case .accept:
        break
      case .forbid:
        refuse(.forbidden)
      case .replace(let other):
        if let gap = self.gap(for: other, in: scene) {
          place(gap, in: scene)
        } else {
          refuse(.forbidden)
        }
      }
    }
  }

  private func target(
    at point: CGPoint, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> Target {
    guard CollectionChoice.isInReach(point, of: scene.bounds) else { return .refused(.outside) }
    let collections = scene.collections
    let chosen = CollectionChoice.index(
      at: point, in: collections, current: projection.gap?.collection)
    guard let chosen else { return .refused(.outside) }
    return target(at: point, inCollection: collections[chosen].id, in: scene)
  }

  /// What the rules choose for a point that belongs to a collection.
  ///
  /// The scene shows the projection; if it has no gap where the point belongs but the lead lives there,
  /// the gap at home is shown first and the search starts from it.
  func target(
    at point: CGPoint, inCollection id: CollectionID,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> Target {
    var shown = projection
    let holder = scene.collections
    if !Self.run(of: id, in: holder, holds: projection.gap?.collection),
      let home = home(in: scene), Self.run(of: id, in: holder, holds: home.collection)
    {
      shown.gap = home
      scene.arrange(shown)
    }
    let collections = scene.collections
    guard let chosen = collections.firstIndex(where: { $0.id == id }) else {
      return .refused(.outside)
    }
    let search = SlotSearch(scene: scene, collections: collections, projection: shown)
    guard let gap = search.slot(at: point, in: chosen) ?? projection.gap else {
      return .refused(.outside)
    }
    let landing = collections.first { $0.id == gap.collection }
    return landing?.accepts ?? true ? .place(gap) : .refused(.forbidden)
  }

  /// Whether a collection or one that is walked with it has the identifier `other`.
  static func run(
    of id: CollectionID, in collections: [ReorderCollection<CollectionID>],
    holds other: CollectionID?
  ) -> Bool {
    guard let other, let collection = collections.first(where: { $0.id == id }) else {
      return false
    }
    return collections.contains { $0.id == other && $0.isWalked(with: collection) }
  }
}
