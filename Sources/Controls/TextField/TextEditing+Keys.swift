import InputEvents

extension TextEditing {
  /// Applies a key; false if it is none that edits.
  mutating func handle(_ press: KeyPress) -> Bool {
    if press.phase == .up { return false }
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let selecting = modifiers.contains(.shift)
    switch press.key {
    case .leftArrow: moveLeft(byWord: byWord, selecting: selecting)
    case .rightArrow: moveRight(byWord: byWord, selecting: selecting)
    case .home: place(0, selecting: selecting)
    case .end: place(characters.count, selecting: selecting)
    case .delete: delete(to: byWord ? wordStart : cursor - 1)
    case .deleteForward: delete(to: byWord ? wordEnd : cursor + 1)
    default:
      if modifiers == .control { return handleControl(press.key) }
      if modifiers == .option { return handleOption(press.key) }
      guard modifiers.isDisjoint(with: [.control, .option, .command]), !press.characters.isEmpty
      else { return false }
      insert(press.characters)
    }
    return true
  }

  /// The keys of line editors since Emacs.
  private mutating func handleControl(_ key: KeyEquivalent) -> Bool {
    switch key {
    case "a": place(0)
    case "e": place(characters.count)
    case "b": moveLeft(byWord: false, selecting: false)
    case "f": moveRight(byWord: false, selecting: false)
    case "h": delete(to: cursor - 1)
    case "d": delete(to: cursor + 1)
    case "w": delete(to: wordStart)
    case "u": delete(to: 0)
    case "k": delete(to: characters.count)
    default: return false
    }
    return true
  }

  private mutating func handleOption(_ key: KeyEquivalent) -> Bool {
    switch key {
    case "b": moveLeft(byWord: true, selecting: false)
    case "f": moveRight(byWord: true, selecting: false)
    case "d": delete(to: wordEnd)
    default: return false
    }
    return true
  }

  private mutating func moveLeft(byWord: Bool, selecting: Bool) {
    if !selecting, let selection { return place(selection.lowerBound) }
    place(byWord ? wordStart : cursor - 1, selecting: selecting)
  }

  private mutating func moveRight(byWord: Bool, selecting: Bool) {
    if !selecting, let selection { return place(selection.upperBound) }
    place(byWord ? wordEnd : cursor + 1, selecting: selecting)
  }
}
