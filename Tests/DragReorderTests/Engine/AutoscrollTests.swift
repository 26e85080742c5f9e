import DragReorder
import Testing

@Suite struct AutoscrollTests {
  private static func steps(_ scroll: inout Autoscroll, until time: Double) -> Int {
    var count = 0
    while scroll.step(at: time) != nil { count += 1 }
    return count
  }

  @Test(arguments: [(1, 1), (4, 1), (8, 2), (11, 2), (12, 3), (60, 3)])
  func zoneIsAQuarterWithinBounds(extent: Int, rows: Int) {
    #expect(Autoscroll.zone(of: extent) == rows)
  }

  @Test func onlyMotionTowardsAnEdgeScrolls() {
    var scroll = Autoscroll(at: 1)
    scroll.motion(to: 1, viewport: (0, 6), at: 0) { _ in true }
    #expect(scroll.nextStep == nil)
    scroll.motion(to: 0, viewport: (0, 6), at: 2) { _ in true }
    #expect(scroll.nextStep == 2.3 + 1.0 / 16)
    #expect(scroll.step(at: 2.3) == nil)
    #expect(scroll.step(at: 2.4) == .backward)
  }

  @Test func noTimerRunsInTheMiddle() {
    var scroll = Autoscroll(at: 5)
    scroll.motion(to: 10, viewport: (0, 40), at: 0) { _ in true }
    #expect(scroll.nextStep == nil)
  }

  @Test func whatCannotScrollIsNotEngaged() {
    var scroll = Autoscroll(at: 5)
    scroll.motion(to: 7, viewport: (0, 8), at: 0) { _ in false }
    #expect(scroll.nextStep == nil)
  }

  @Test func deeperIsFasterWithoutAnotherDelay() {
    var scroll = Autoscroll(at: 20)
    scroll.motion(to: 37, viewport: (0, 40), at: 0) { _ in true }
    #expect(Self.steps(&scroll, until: 1.3) == 4)
    scroll.motion(to: 39, viewport: (0, 40), at: 1.3) { _ in true }
    #expect(Self.steps(&scroll, until: 1.8) == 8)
  }

  @Test func beyondTheEdgeIsAtTheEdge() {
    var scroll = Autoscroll(at: 3)
    scroll.motion(to: 12, viewport: (0, 8), at: 0) { _ in true }
    #expect(Self.steps(&scroll, until: 1.3) == 16)
    scroll.stop()
    #expect(Self.steps(&scroll, until: 9) == 0)
  }
}
