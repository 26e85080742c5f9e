import DragReorder
import Foundation
import Testing

/// How a drag enters collections that show no gap, and comes back to the one where it began.
@Suite struct EntryTests {
  private static func screen(_ json: String) throws -> Screen {
    Screen(ScreenSetup(try JSONDecoder().decode(JSON.self, from: Data(json.utf8))))
  }

  /// Columns `home` with `a` and a tall `b`, and `away` with `c`, `d` and `e`.
  private static func columns() throws -> Screen {
    try screen(
      """
      {"container": {"bounds": [0, 0, 22, 9]}, "collections": [
        {"id": "home", "items": [["a", 1], ["b", 5]], "frame": [0, 0, 10, 9]},
        {"id": "away", "items": [["c", 3], ["d", 1], ["e", 2]], "frame": [12, 0, 10, 9]}]}
      """)
  }

  private static func session(
    carrying item: String, from cell: ReorderCell, in screen: Screen
  ) throws -> ReorderSession<String, String> {
    var session = ReorderSession<String, String>()
    let press = try #require(screen.press(at: cell))
    #expect(press.item == item)
    _ = session.press(press, at: cell, in: screen)
    return session
  }

  @Test(arguments: [
    (0, "c"), (1, "c"), (2, "d"), (3, "d"), (4, "e"), (5, "$end"), (8, "$end"),
  ])
  func anItemIsPassedOnlyBeyondItsMiddle(row: Int, anchor: String) throws {
    let screen = try Self.columns()
    let start = ReorderCell(x: 2, y: 0)
    var session = try Self.session(carrying: "a", from: start, in: screen)
    _ = session.motion(to: ReorderCell(x: 14, y: row), in: screen)
    let position: ReorderSession<String, String>.Destination.Position =
      anchor == "$end" ? .end : .before(anchor)
    #expect(session.destination == .init(position: position, collectionID: "away"))
  }

  @Test(arguments: [(0, false), (2, false), (3, false), (4, true)])
  func comingBackStartsFromTheGapAtHome(row: Int, isPast: Bool) throws {
    let screen = try Self.columns()
    let start = ReorderCell(x: 2, y: 0)
    var session = try Self.session(carrying: "a", from: start, in: screen)
    _ = session.motion(to: ReorderCell(x: 14, y: 0), in: screen)
    _ = session.motion(to: ReorderCell(x: 2, y: row), in: screen)
    // At home `b` is in rows 1 to 5, and the gap of one row passes it in row 4.
    #expect(
      session.destination == .init(position: isPast ? .end : .before("b"), collectionID: "home"))
  }

  @Test func aGutterKeepsTheCollectionUntilAnotherIsTwoNearer() throws {
    let screen = try Self.screen(
      """
      {"container": {"bounds": [0, 0, 25, 4]}, "collections": [
        {"id": "x", "items": [["a", 1]], "frame": [0, 0, 10, 4]},
        {"id": "y", "items": [["b", 1]], "frame": [15, 0, 10, 4]}]}
      """)
    var session = try Self.session(carrying: "a", from: ReorderCell(x: 2, y: 0), in: screen)
    var chosen: [String?] = []
    for column in [12, 13, 14, 12, 11, 10] {
      _ = session.motion(to: ReorderCell(x: column, y: 0), in: screen)
      chosen.append(session.destination?.collectionID)
    }
    // The middle of column 12 is 2.5 from both, of 13 it is 3.5 from x and 1.5 from y.
    #expect(chosen == ["x", "y", "y", "y", "x", "x"])
  }

  @Test(arguments: [false, true])
  func ofEquallyNearCollectionsTheFirstToBeReadIsTaken(isReversed: Bool) throws {
    let columns = [
      #"{"id": "y", "items": [["b", 1]], "frame": [12, 0, 10, 4]}"#,
      #"{"id": "z", "items": [["c", 1]], "frame": [23, 0, 10, 4]}"#,
    ]
    let screen = try Self.screen(
      """
      {"container": {"bounds": [0, 0, 33, 4]}, "collections": [
        {"id": "x", "items": [["a", 1]], "frame": [0, 0, 10, 4]},
        \((isReversed ? columns.reversed() : columns).joined(separator: ","))]}
      """)
    var session = try Self.session(carrying: "a", from: ReorderCell(x: 2, y: 0), in: screen)
    // The middle of column 22 is half a cell from both.
    _ = session.motion(to: ReorderCell(x: 22, y: 0), in: screen)
    #expect(session.destination?.collectionID == "y")
  }

  @Test func aSectionThatRejectsIsForbidden() throws {
    let screen = try Self.screen(
      """
      {"arrangement": "sections", "container": {"bounds": [0, 0, 12, 8]}, "collections": [
        {"id": "x", "items": [["a", 1], ["b", 1]]},
        {"id": "y", "items": [["c", 1]], "accepts": false},
        {"id": "z", "items": [["d", 1]]}]}
      """)
    var session = try Self.session(carrying: "a", from: ReorderCell(x: 2, y: 1), in: screen)
    _ = session.motion(to: ReorderCell(x: 2, y: 3), in: screen)
    #expect(session.refusal == .forbidden)
    _ = session.motion(to: ReorderCell(x: 2, y: 6), in: screen)
    #expect(session.destination == .init(position: .end, collectionID: "z"))
  }

  @Test func aPileIsEnteredByItsVisibleStrips() {
    let frames = (0..<5).map { CGRect(x: 0, y: CGFloat($0), width: 8, height: 5) }
    let strips = frames.indices.map {
      CollectionKind.strip(
        of: frames[$0], under: $0 < 4 ? frames[$0 + 1] : nil, along: .vertical)
    }
    #expect(strips.map(\.minY) == [0, 1, 2, 3, 4])
    #expect(strips.map(\.height) == [1, 1, 1, 1, 5])
  }
}
