import DragReorder
import Foundation

/// One column of numbered items, laid out with few allocations for the tests that try everything.
final class LineScene: ReorderScene {
  let extents: [CGFloat]
  let spacing: CGFloat
  let bounds: CGRect
  private(set) var starts: [CGFloat] = []
  private(set) var shown: [Int] = []
  private var projection: ReorderProjection<Int, Int>?
  var frameCount = 0

  init(extents: [CGFloat], spacing: CGFloat = 0) {
    self.extents = extents
    self.spacing = spacing
    let height = extents.reduce(0, +) + spacing * CGFloat(max(0, extents.count - 1))
    bounds = CGRect(x: 0, y: 0, width: 10, height: height)
    layOut()
  }

  var isEnabled: Bool { true }
  var collections: [ReorderCollection<Int>] {
    [ReorderCollection(id: 0, region: bounds, kind: .line(.vertical))]
  }

  func count(in collection: Int) -> Int? { extents.count }
  func item(at index: Int, in collection: Int) -> Int { index }
  func location(of item: Int) -> ReorderLocation<Int>? {
    ReorderLocation(collection: 0, index: item)
  }
  func frame(at index: Int, in collection: Int) -> CGRect {
    frameCount += 1
    return CGRect(x: 0, y: starts[index], width: 10, height: extents[shown[index]])
  }

  func arrange(_ projection: ReorderProjection<Int, Int>?) {
    guard projection != self.projection else { return }
    self.projection = projection
    layOut()
  }

  private func layOut() {
    var position: CGFloat = 0
    shown = Array(extents.indices)
    if let projection, let gap = projection.gap {
      let carried = projection.sources
      shown.removeAll { carried.contains($0) }
      shown.insert(contentsOf: projection.sources, at: gap.index)
    }
    starts = shown.map { item in
      defer { position += extents[item] + spacing }
      return position
    }
  }

  /// Presses an item at the top of a container that shows the live order.
  func press(_ item: Int) -> ReorderPress<Int> {
    ReorderPress(item: item, frame: frame(at: item, in: 0), slop: -1)
  }

  /// Whether an item is shown over the middle of a row.
  func shows(_ item: Int, at row: Int) -> Bool {
    let index = shown.firstIndex(of: item)!
    let center = CGFloat(row) + 0.5
    return starts[index] <= center && center < starts[index] + extents[item]
  }
}
