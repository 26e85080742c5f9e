import DragReorder
import Foundation
import Testing

/// The number of frames that a report looks at does not grow with the number of items.
@Suite struct LongLineTests {
  @Test func aStepLooksAtAFewFrames() {
    let scene = LineScene(extents: Array(repeating: 1, count: 10_000))
    var session = ReorderSession<Int, Int>()
    _ = session.press(scene.press(0), at: ReorderCell(x: 0, y: 0), in: scene)
    _ = session.motion(to: ReorderCell(x: 0, y: 1), in: scene)
    scene.frameCount = 0
    _ = session.motion(to: ReorderCell(x: 0, y: 2), in: scene)
    #expect(session.projection?.gap?.index == 2)
    #expect(scene.frameCount <= 8)
  }

  @Test func aJumpLooksAtLogarithmicallyMany() {
    let scene = LineScene(extents: Array(repeating: 1, count: 10_000))
    var session = ReorderSession<Int, Int>()
    _ = session.press(scene.press(0), at: ReorderCell(x: 0, y: 0), in: scene)
    scene.frameCount = 0
    _ = session.motion(to: ReorderCell(x: 0, y: 7_777), in: scene)
    #expect(session.projection?.gap?.index == 7_777)
    #expect(scene.frameCount <= 40)
    scene.frameCount = 0
    _ = session.motion(to: ReorderCell(x: 0, y: 7_777), in: scene)
    #expect(scene.frameCount == 0)
  }

  @Test func anArrowToTheColumnBesideLooksAtLogarithmicallyMany() {
    let scene = TwoLines(count: 10_000)
    for index in [0, 1, 4_321, 9_998, 9_999] {
      scene.frameCount = 0
      #expect(
        scene.item(after: .right, from: index) == ReorderLocation(collection: 1, index: index))
      #expect(scene.frameCount <= 40)
    }
  }
}

/// Two columns of as many items, those of the first numbered from 0.
private final class TwoLines: ReorderScene {
  private let count: Int
  var frameCount = 0

  init(count: Int) { self.count = count }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: count) }
  var isEnabled: Bool { true }
  var collections: [ReorderCollection<Int>] {
    (0..<2).map {
      ReorderCollection(
        id: $0, region: CGRect(x: $0 * 10, y: 0, width: 10, height: count),
        kind: .line(.vertical))
    }
  }

  func count(in collection: Int) -> Int? { count }
  func item(at index: Int, in collection: Int) -> Int { collection * count + index }
  func location(of item: Int) -> ReorderLocation<Int>? {
    ReorderLocation(collection: item / count, index: item % count)
  }
  func frame(at index: Int, in collection: Int) -> CGRect {
    frameCount += 1
    return CGRect(x: collection * 10, y: index, width: 10, height: 1)
  }
  func arrange(_ projection: ReorderProjection<Int, Int>?) {}
}
