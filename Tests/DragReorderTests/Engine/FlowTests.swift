import DragReorder
import Foundation
import Testing

/// Layouts in two dimensions: a place is taken only if the pointer is then over the gap.
@Suite struct FlowTests {
  /// Words that are wrapped into lines as high as their tallest word.
  final class Flow: ReorderScene {
    let sizes: [CGSize]
    private var order: [Int] = []
    private var frames: [CGRect] = []

    init(_ sizes: [(Int, Int)]) {
      self.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
      arrange(nil)
    }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: 12, height: 30) }
    var isEnabled: Bool { true }
    var collections: [ReorderCollection<Int>] {
      [ReorderCollection(id: 0, region: bounds, kind: .custom)]
    }
    func count(in collection: Int) -> Int? { sizes.count }
    func item(at index: Int, in collection: Int) -> Int { index }
    func location(of item: Int) -> ReorderLocation<Int>? {
      ReorderLocation(collection: 0, index: item)
    }
    func frame(at index: Int, in collection: Int) -> CGRect { frames[index] }
    func index(at point: CGPoint, in collection: Int) -> Int? {
      frames.firstIndex { $0.contains(point) }
    }

    func arrange(_ projection: ReorderProjection<Int, Int>?) {
      order = Array(sizes.indices)
      if let projection, let gap = projection.gap {
        order.removeAll { projection.sources.contains($0) }
        order.insert(contentsOf: projection.sources, at: gap.index)
      }
      frames = []
      var corner = CGPoint.zero
      var height: CGFloat = 0
      for size in order.map({ sizes[$0] }) {
        if corner.x + size.width > bounds.width {
          corner = CGPoint(x: 0, y: corner.y + height)
          height = 0
        }
        frames.append(CGRect(origin: corner, size: size))
        corner.x += size.width
        height = max(height, size.height)
      }
    }

    func covers(_ item: Int, _ cell: ReorderCell) -> Bool {
      frames[order.firstIndex(of: item)!].contains(cell.center)
    }
  }

  private static func check(_ sizes: [(Int, Int)]) -> String? {
    let flow = Flow(sizes)
    let cells = (0..<12).flatMap { y in (0..<12).map { ReorderCell(x: $0, y: y) } }
    for item in sizes.indices {
      flow.arrange(nil)
      var session = ReorderSession<Int, Int>()
      let press = ReorderPress(item: item, frame: .zero, slop: -1)
      _ = session.press(press, at: ReorderCell(x: 0, y: 0), in: flow)
      for cell in cells {
        let before = session.destination
        _ = session.motion(to: cell, in: flow)
        let after = session.destination
        if let before, before != after, !flow.covers(item, cell) {
          return "\(sizes) carrying \(item): moved to \(cell) without covering it"
        }
        session.resize()
        _ = session.motion(to: cell, in: flow)
        if session.destination != after { return "\(sizes) carrying \(item): not still at \(cell)" }
      }
    }
    return nil
  }

  @Test(arguments: 0..<8)
  func aPlaceIsTakenOnlyUnderThePointer(seed: Int) {
    var dice = Dice(seed: seed + 1)
    for _ in 0..<4 {
      let sizes = (0..<(2 + dice.roll(5))).map { _ in (1 + dice.roll(9), 1 + dice.roll(4)) }
      if let failure = Self.check(sizes) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test func equalWordsMoveUnderThePointer() {
    let flow = Flow(Array(repeating: (4, 2), count: 6))
    var session = ReorderSession<Int, Int>()
    let press = ReorderPress(item: 0, frame: .zero, slop: -1)
    _ = session.press(press, at: ReorderCell(x: 0, y: 0), in: flow)
    _ = session.motion(to: ReorderCell(x: 5, y: 3), in: flow)
    #expect(session.destination?.position == .before(5))
  }
}
