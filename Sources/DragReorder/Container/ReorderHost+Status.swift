import ViewGraph

extension ReorderHost {
  /// Tells the views that read `reorderStatus` what the drag is doing.
  func publishStatus() {
    let monitor = ReorderMonitor.of(graph)
    if session.isDragging {
      monitor.publish(status(), by: self)
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
