import DragReorder
import Foundation
import Testing

/// What a drop configuration does to the place that a session chose.
@Suite struct VerdictTests {
  typealias Destination = ReorderDifference<Int, Int>.Destination

  /// Two columns of one-row items; the verdict is asked of a closure.
  final class Board: ReorderScene {
    let columns = [[0, 1, 2], [10, 11]]
    var verdicts: (Destination) -> ReorderVerdict<Int, Int> = { _ in .accept }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: 22, height: 8) }
    var isEnabled: Bool { true }
    var collections: [ReorderCollection<Int>] {
      (0...1).map {
        let region = CGRect(x: CGFloat($0) * 12, y: 0, width: 10, height: 8)
        return ReorderCollection(id: $0, region: region, kind: .line(.vertical))
      }
    }
    func count(in collection: Int) -> Int? {
      columns.indices.contains(collection) ? columns[collection].count : nil
    }
    func item(at index: Int, in collection: Int) -> Int { columns[collection][index] }
    func location(of item: Int) -> ReorderLocation<Int>? {
      let collection = item / 10
      return columns[collection].firstIndex(of: item).map {
        ReorderLocation(collection: collection, index: $0)
      }
    }
    func arrange(_ projection: ReorderProjection<Int, Int>?) {}
    func frame(at index: Int, in collection: Int) -> CGRect {
      CGRect(x: CGFloat(collection) * 12, y: CGFloat(index), width: 10, height: 1)
    }
    func verdict(on destination: Destination) -> ReorderVerdict<Int, Int> { verdicts(destination) }
  }

  private static func session(in board: Board) -> ReorderSession<Int, Int> {
    var session = ReorderSession<Int, Int>()
    let cell = ReorderCell(x: 2, y: 0)
    let press = ReorderPress(item: 0, frame: board.frame(at: 0, in: 0))
    _ = session.press(press, at: cell, in: board)
    return session
  }

  @Test func forbiddenPlacesShowNoGapAndDeliverNothing() {
    let board = Board()
    board.verdicts = { $0.collectionID == 1 ? .forbid : .accept }
    var session = Self.session(in: board)
    _ = session.motion(to: ReorderCell(x: 14, y: 0), in: board)
    #expect(session.destination == nil)
    #expect(session.refusal == .forbidden)
    var dropped = session
    let effects = dropped.release(at: ReorderCell(x: 14, y: 0), in: board)
    #expect(effects == [.ended(.cancelled(.forbidden))])
    _ = session.motion(to: ReorderCell(x: 2, y: 2), in: board)
    #expect(session.destination == Destination(position: .end, collectionID: 0))
    #expect(session.refusal == nil)
  }

  @Test func aReplacementIsShownAndDroppedOn() {
    let board = Board()
    var asked: [Destination] = []
    board.verdicts = {
      asked.append($0)
      return .replace(Destination(position: .end, collectionID: $0.collectionID))
    }
    var session = Self.session(in: board)
    let cell = ReorderCell(x: 14, y: 0)
    let effects = session.release(at: cell, in: board)
    let end = Destination(position: .end, collectionID: 1)
    #expect(asked == [Destination(position: .before(10), collectionID: 1)])
    #expect(
      effects == [
        .lifted(sources: [0], lead: 0), .destinationChanged(end),
        .ended(.moved(ReorderDifference(sources: [0], destination: end))),
      ])
  }

  @Test func aReplacementBeforeACarriedItemIsBeforeTheNextThatStays() {
    let board = Board()
    board.verdicts = { _ in .replace(Destination(position: .before(0), collectionID: 0)) }
    var session = Self.session(in: board)
    _ = session.motion(to: ReorderCell(x: 14, y: 0), in: board)
    #expect(session.destination == Destination(position: .before(1), collectionID: 0))
  }

  @Test func aReplacementInNoCollectionIsForbidden() {
    let board = Board()
    board.verdicts = { _ in .replace(Destination(position: .end, collectionID: 7)) }
    var session = Self.session(in: board)
    _ = session.motion(to: ReorderCell(x: 14, y: 0), in: board)
    #expect(session.refusal == .forbidden)
  }

  @Test func keyboardStepsOverForbiddenPlaces() {
    let board = Board()
    board.verdicts = { $0.position == .before(2) ? .forbid : .accept }
    var session = ReorderSession<Int, Int>()
    _ = session.lift(0, in: board)
    _ = session.step(.down, in: board)
    #expect(session.destination == Destination(position: .end, collectionID: 0))
    board.verdicts = { $0.collectionID == 1 ? .forbid : .accept }
    #expect(session.step(.right, in: board) == [.refused])
    #expect(session.destination == Destination(position: .end, collectionID: 0))
  }
}
