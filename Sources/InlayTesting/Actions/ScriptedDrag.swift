import CellGrid
import ViewGraph

/// Finds the motions of the pointer that bring an item to a place.
@MainActor
struct ScriptedDrag {
  private let screen: TestScreen
  private let route: InputRoute
  private let place: TestPlace

  init(_ screen: TestScreen, _ route: InputRoute, _ place: TestPlace) {
    self.screen = screen
    self.route = route
    self.place = place
  }

  /// Presses, and moves one cell and back; false if there is nothing to press.
  @discardableResult
  func lift(_ element: ScreenElement) -> Bool {
    guard let cell = screen.require(element, place)?.middle else { return false }
    screen.pointer(.press(.left), at: cell, [], route)
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
      let next = CellPoint(x: cell.x + dx, y: cell.y + dy)
      guard screen.surface.bounds.contains(next) else { continue }
      screen.pointer(.drag(.left), at: next, [], route)
      screen.pointer(.drag(.left), at: cell, [], route)
      break
    }
    return true
  }

  /// Moves until a drop would bring the item there; false if it never would.
  @discardableResult
  func move(to destination: DropPlace) -> Bool {
    guard let frame = screen.require(destination.element, place) else { return false }
    if destination.side == .on {
      screen.pointer(.drag(.left), at: frame.middle, [], route)
      return true
    }
    guard let target = screen.itemNode(at: destination.element)?.item?.id else {
      place.fail("There is no item at \(destination.element):\n\(screen.text)")
      return false
    }
    var attempt = 0
    // The item makes way, so that each attempt looks where it is.
    while let frame = screen.frame(of: .item(target)),
      let cell = frame.cell(destination.side, attempt: attempt)
    {
      screen.pointer(.drag(.left), at: cell, [], route)
      if placeholderIs(destination.side, target) { return true }
      attempt += 1
    }
    place.fail("What is carried comes to no place \(destination):\n\(screen.text)")
    return false
  }

  /// Whether the placeholder is the neighbor of an item in the order of layout.
  private func placeholderIs(_ side: DropPlace.Side, _ id: AnyHashable) -> Bool {
    var marks: [Mark] = []
    for node in screen.scheduler.graph.layoutNodes { node.appendMarks(to: &marks) }
    guard let first = marks.firstIndex(of: .item(id)), let last = marks.lastIndex(of: .item(id))
    else { return false }
    let neighbor = side == .before ? first - 1 : last + 1
    return marks.indices.contains(neighbor) && marks[neighbor] == .placeholder
  }
}

/// An edge of an item, or a placeholder, in the order of layout.
private enum Mark: Equatable {
  case item(AnyHashable)
  case placeholder
}

extension LayoutNode {
  fileprivate func appendMarks(to marks: inout [Mark]) {
    if self is StandInNode || self is GuestNode { return marks.append(.placeholder) }
    if let item { marks.append(.item(item.id)) }
    for child in children { child.appendMarks(to: &marks) }
    if let item { marks.append(.item(item.id)) }
  }
}

extension CellRect {
  /// The cell of an attempt, by turns on the middle column and the middle row, from the near side on.
  ///
  /// The last one is beyond that side: where a layout has moved an item by half a cell, its own cells may not
  /// be enough to pass it.
  fileprivate func cell(_ side: DropPlace.Side, attempt: Int) -> CellPoint? {
    let step = attempt / 2
    let longest = Swift.max(width, height)
    guard step <= longest else { return nil }
    func position(_ start: Int, _ length: Int) -> Int {
      let distance = step == longest ? -1 : Swift.min(step, length - 1)
      return side == .before ? start + distance : start + length - 1 - distance
    }
    return attempt % 2 == 0
      ? CellPoint(x: middle.x, y: position(y, height))
      : CellPoint(x: position(x, width), y: middle.y)
  }
}
