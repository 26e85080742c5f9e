import InputEvents

extension TestScreen {
  /// Presses a key; true if a view handled it.
  @discardableResult
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Presses a key some times.
  ///
  /// Keys that terminals have no bytes for come as events whichever way is asked for.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], times: Int = 1,
    via route: InputRoute = .events
  ) {
    let press = KeyPress(key, modifiers: modifiers)
    for _ in 0..<max(0, times) {
      if route == .bytes, let bytes = press.bytes {
        send(bytes: bytes)
        // A lone Escape is a key once nothing has followed it for a while.
        if key == .escape { advance(by: .milliseconds(100)) }
      } else {
        send(.key(press))
      }
    }
  }

  /// Types each character of a text.
  public func type(_ text: String, via route: InputRoute = .events) {
    for character in text { press(KeyEquivalent(character), via: route) }
  }
}
