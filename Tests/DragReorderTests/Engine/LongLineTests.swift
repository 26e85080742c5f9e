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
}
