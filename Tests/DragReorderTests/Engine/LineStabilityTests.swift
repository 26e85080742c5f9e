import DragReorder
import Foundation
import Testing

/// The one-axis rule for every mix of extents from 1 to 5, every lifted item and every pointer cell.
@Suite struct LineStabilityTests {
  private static func session(
    lifting item: Int, in scene: LineScene, at row: Int
  ) -> ReorderSession<Int, Int> {
    var session = ReorderSession<Int, Int>()
    let cell = ReorderCell(x: 0, y: row)
    _ = session.press(scene.press(item), at: cell, in: scene)
    _ = session.motion(to: cell, in: scene)
    return session
  }

  /// Moves to a cell, and fails if evaluating the same cell again changes anything.
  private static func settle(
    _ session: inout ReorderSession<Int, Int>, at row: Int, in scene: LineScene
  ) -> Int? {
    let first = move(&session, to: row, in: scene)
    session.resize()
    return move(&session, to: row, in: scene) == first ? first : nil
  }

  private static func move(
    _ session: inout ReorderSession<Int, Int>, to row: Int, in scene: LineScene
  ) -> Int? {
    _ = session.motion(to: ReorderCell(x: 0, y: row), in: scene)
    return session.projection?.gap?.index
  }

  private static func check(extents: [Int], spacing: CGFloat = 0) -> String? {
    let scene = LineScene(extents: extents.map { CGFloat($0) }, spacing: spacing)
    let rows = Int(scene.bounds.height)
    for item in extents.indices {
      scene.arrange(nil)
      let home = Int(scene.starts[item])
      let lifted = session(lifting: item, in: scene, at: home)
      guard lifted.projection?.gap?.index == item else {
        return "\(extents) carrying \(item): leaves home at once"
      }
      for row in 0..<rows {
        var session = lifted
        let there = settle(&session, at: row, in: scene)
        let isCoveredThere = scene.shows(item, at: row)
        guard let there else { return "\(extents) carrying \(item): not still at \(row)" }
        guard row + 1 < rows else { continue }
        let next = settle(&session, at: row + 1, in: scene)
        let isCoveredNext = scene.shows(item, at: row + 1)
        let back = move(&session, to: row, in: scene)
        let isCoveredBack = scene.shows(item, at: row)
        let again = move(&session, to: row + 1, in: scene)
        guard let next else { return "\(extents) carrying \(item): not still at \(row + 1)" }
        let isToggling = back != next || again != back
        if isToggling, !(isCoveredNext && isCoveredBack) {
          return "\(extents) carrying \(item): flips between \(row) and \(row + 1)"
        }
        if isToggling, extents[item] > 1 || again != next {
          return "\(extents) carrying \(item): moves at \(row) without settling"
        }
        if there != back, isCoveredThere, there == next {
          return "\(extents) carrying \(item): leaves \(row) on the way back"
        }
      }
    }
    return nil
  }

  @Test(arguments: 1...4)
  func adjacentCellsNeverFlip(count: Int) {
    for extents in sequences(of: [1, 2, 3, 4, 5], length: count) {
      if let failure = Self.check(extents: extents) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test(arguments: [1, 2])
  func adjacentCellsNeverFlipWithSpacing(spacing: Int) {
    for extents in sequences(of: [1, 2, 3, 4, 5], length: 3) {
      if let failure = Self.check(extents: extents, spacing: CGFloat(spacing)) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test func rowsOfOneFollowThePointer() {
    let scene = LineScene(extents: Array(repeating: 1, count: 6))
    for item in 0..<6 {
      var session = Self.session(lifting: item, in: scene, at: item)
      for row in [0, 5, 3, 4, 1, 2, 0] {
        _ = session.motion(to: ReorderCell(x: 0, y: row), in: scene)
        #expect(session.projection?.gap?.index == row)
      }
      scene.arrange(nil)
    }
  }
}
