import ViewGraph

extension ReorderHost {
  /// Tells the views that read `reorderStatus` what the drag is doing.
  func publishStatus() {
    let monitor = ReorderMonitor.of(graph)
    if session.isDragging {
      let status = status()
      lastStatus = status
      monitor.publish(status, by: self)
    } else {
      monitor.clear(self)
    }
  }

  private func status() -> ReorderStatus {
    var status = ReorderStatus(sources: session.sources.map { AnyHashable($0) })
    status.lead = session.lead.map { AnyHashable($0) }
    if let projection = session.projection, let gap = projection.gap {
      let live = collection(gap.collection)?.content?.itemCount ?? 0
      status.collectionID = AnyHashable(gap.collection)
      status.position = gap.index + 1
      status.count = projection.shownCount(in: gap.collection, live: live)
      status.isUnchanged = projection.isLiveOrder
    }
    status.isForbidden = session.refusal == .forbidden
    return status
  }
}

// MARK: Announcements

extension ReorderHost {
  /// Tells the hook in the environment about a step.
  func announce(_ kind: ReorderAnnouncement.Kind) {
    guard let announce = node.environment.announceReorder else { return }
    var status = session.isDragging ? status() : lastStatus ?? status()
    if kind == .cancelled { bringHome(&status) }
    let name = status.collectionID.flatMap {
      $0.base is ReorderableSingleCollectionIdentifier ? nil : "\($0.base)"
    }
    announce(
      ReorderAnnouncement(
        kind: kind, item: status.lead, position: status.position, count: status.count,
        collection: name))
  }

  /// Puts the place where the held item lives in the place of the last one that was shown.
  private func bringHome(_ status: inout ReorderStatus) {
    let home = (status.lead?.base as? ItemID).flatMap { scene.location(of: $0) }
    status.collectionID = home.map { AnyHashable($0.collection) }
    status.position = home.map { $0.index + 1 }
    status.count = home.flatMap { scene.count(in: $0.collection) }
  }

  func announce(_ outcome: ReorderOutcome<ItemID, CollectionID>) {
    switch outcome {
    case .moved, .delivered: announce(.dropped)
    case .unchanged, .cancelled: announce(.cancelled)
    }
  }
}
