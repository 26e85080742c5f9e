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
    let status = session.isDragging ? status() : lastStatus ?? status()
    let name = status.collectionID.flatMap {
      $0.base is ReorderableSingleCollectionIdentifier ? nil : "\($0.base)"
    }
    announce(
      ReorderAnnouncement(
        kind: kind, position: status.position, count: status.count, collection: name))
  }

  func announce(_ outcome: ReorderOutcome<ItemID, CollectionID>) {
    switch outcome {
    case .moved, .delivered: announce(.dropped)
    case .unchanged, .cancelled: announce(.cancelled)
    }
  }
}
