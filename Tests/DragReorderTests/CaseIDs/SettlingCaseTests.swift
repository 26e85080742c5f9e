import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What is seen and what can be done while things move to their places.
@MainActor
struct SettlingCaseTests {
  let table = CaseTable(["list": ["a", "b", "c", "d", "e"]])

  private func list(reduceMotion: Bool) -> TestScreen {
    let table = table
    return .following(10, 7, reduceMotion: reduceMotion) {
      CaseList(table: table, collection: "list").reorders(table)
    }
  }

  @Test("no-stale-frame", arguments: [true, false])
  func noFrameShowsTheOldOrderAfterADrop(reduceMotion: Bool) {
    let screen = list(reduceMotion: reduceMotion)
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(3, 4))
    screen.advance(by: .seconds(1))
    #expect(screen.rows[0..<4] == ["b", "c", "d", "e"])
    let frames = screen.frameCount
    screen.play(CaseBytes.release(3, 4))
    #expect(table["list"] == ["b", "c", "d", "e", "a"])
    // The next frame has the new order, as have all after it.
    #expect(screen.frameCount == frames + 1)
    for _ in 0..<30 {
      #expect(screen.rows[0..<4] == ["b", "c", "d", "e"])
      #expect(screen.rows[4].contains("a"))
      screen.advance(by: .milliseconds(10))
    }
    #expect(screen.rows[4] == "a")
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test("session-during-settle") func aDragBeginsWhileTheLastOneSettles() {
    let screen = list(reduceMotion: false)
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(5, 4))
    screen.advance(by: .seconds(1))
    // All rows but the last go back down by one, which takes some time.
    screen.send(bytes: CaseBytes.key("esc")!)
    screen.play(CaseBytes.release(5, 4))
    screen.advance(by: .milliseconds(20))
    #expect(screen.rows[0..<2] != ["a", "b"])
    // The second row is b where everything is in its place, whatever is drawn there.
    screen.play(CaseBytes.press(0, 1), CaseBytes.move(0, 4))
    #expect(screen.containers()[0].session.sources == ["b"])
    screen.play(CaseBytes.release(0, 4))
    screen.advance(by: .milliseconds(20))
    #expect(table["list"] == ["a", "c", "d", "e", "b"])
    // The same after a drop that has moved something.
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(0, 4))
    #expect(screen.containers()[0].session.sources == ["a"])
    screen.play(CaseBytes.release(0, 4))
    #expect(table["list"] == ["c", "d", "e", "b", "a"])
    screen.advance(by: .seconds(1))
    #expect(screen.rows[0..<5] == ["c", "d", "e", "b", "a"])
    #expect(screen.scheduler.nextDeadline == nil)
  }
}
