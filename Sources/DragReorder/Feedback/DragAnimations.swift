import CellGrid
import ViewGraph

extension Animation {
  /// Shows how neighbors make way.
  static let makeWay = Animation.easeOut(duration: 0.12)
  /// Shows how what was let go comes to its place.
  static let landing = Animation.easeOut(duration: 0.15)
}

extension ActiveDrag {
  /// Lets the pictures go to what they show, once the views are up to date.
  func land(in graph: Graph) {
    guard let preview else { return }
    let landing = landing
    self.preview = nil
    graph.afterUpdate {
      guard let cells = landing(), !cells.isEmpty else { return preview.remove() }
      preview.land(at: cells.origin)
    }
  }
}
