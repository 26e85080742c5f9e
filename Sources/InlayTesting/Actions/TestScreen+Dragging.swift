import InputEvents

extension TestScreen {
  /// Clicks on the middle of something.
  public func click(
    _ element: ScreenElement, modifiers: EventModifiers = [], via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
    guard let cell = require(element, place)?.middle else { return }
    pointer(.press(.left), at: cell, modifiers, route)
    pointer(.release(.left), at: cell, modifiers, route)
  }

  /// Presses on the middle of something and moves the pointer as little as lifts it.
  ///
  /// Several items come along where the app selected them. The drag goes on with `move(over:)` or
  /// `move(to:)`, and ends with `drop()` or `cancel()`.
  public func lift(
    _ element: ScreenElement, via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
    ScriptedDrag(self, route, place).lift(element)
  }

  /// Moves what is lifted over the middle of something.
  public func move(
    over element: ScreenElement, via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
    if isHolding(place) { ScriptedDrag(self, route, place).move(to: .on(element)) }
  }

  /// Moves what is lifted to where a drop puts it into a place.
  ///
  /// The pointer goes over the cells of the item beside it until the placeholder is there; the test fails
  /// if it never is.
  public func move(
    to destination: DropPlace, via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
    if isHolding(place) { ScriptedDrag(self, route, place).move(to: destination) }
  }

  /// Lets go of what is lifted, where the pointer is. The test fails if the button is not down.
  public func drop(
    via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    guard isHolding(TestPlace(fileID: fileID, filePath: filePath, line: line)) else { return }
    pointer(.release(.left), at: pointerCell, [], route)
  }

  /// Gives the drag up with Escape, and then lets go of the button. The test fails if it is not down.
  public func cancel(
    via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    guard isHolding(TestPlace(fileID: fileID, filePath: filePath, line: line)) else { return }
    press(.escape, via: route)
    pointer(.release(.left), at: pointerCell, [], route)
  }

  /// Drags something to a place and drops it there. A drag that does not come there is given up.
  public func drag(
    _ element: ScreenElement, to destination: DropPlace, via route: InputRoute = .events,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let drag = ScriptedDrag(
      self, route, TestPlace(fileID: fileID, filePath: filePath, line: line))
    guard drag.lift(element) else { return }
    if drag.move(to: destination) { drop(via: route) } else { cancel(via: route) }
  }

  private func isHolding(_ place: TestPlace) -> Bool {
    if !isButtonDown { place.fail("Nothing is held: lift something first.") }
    return isButtonDown
  }
}
