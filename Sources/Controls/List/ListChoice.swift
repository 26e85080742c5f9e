import InputEvents
import ViewGraph

/// What a list lets people select.
@MainActor
enum ListChoice<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// A number that changes with what is selected.
  var stamp: Int {
    switch self {
    case .none: 0
    case .one(let binding): binding.wrappedValue.hashValue
    case .several(let binding): binding.wrappedValue.hashValue
    }
  }

  func contains(_ id: AnyHashable) -> Bool {
    guard let value = id.base as? Value else { return false }
    switch self {
    case .none: return false
    case .one(let binding): return binding.wrappedValue == value
    case .several(let binding): return binding.wrappedValue.contains(value)
    }
  }

  /// Selects a row. With a modifier held it is added to what is selected, or taken from it.
  func choose(_ id: AnyHashable, _ modifiers: EventModifiers) {
    guard let value = id.base as? Value else { return }
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding):
      if modifiers.isDisjoint(with: [.control, .option, .command]) {
        binding.wrappedValue = [value]
      } else {
        binding.wrappedValue.formSymmetricDifference([value])
      }
    }
  }

  private func extend(to id: AnyHashable) {
    guard let value = id.base as? Value else { return }
    if case .several(let binding) = self {
      binding.wrappedValue.insert(value)
    } else {
      choose(id, [])
    }
  }

  /// Moves the selection with a key; false for other keys, and where there is no row.
  func handle(_ press: KeyPress, _ selection: RowSelection) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty else { return false }
    if selection.cursor == nil, case .one(let binding) = self {
      selection.cursor = binding.wrappedValue.map { AnyHashable($0) }
    }
    let rows: Int
    switch press.key {
    case .upArrow: rows = -1
    case .downArrow: rows = 1
    case .pageUp: rows = -selection.pageLength
    case .pageDown: rows = selection.pageLength
    case .home:
      selection.cursor = nil
      rows = 1
    case .end:
      selection.cursor = nil
      rows = -1
    case .space:
      guard case .several = self, let cursor = selection.cursor else { return false }
      choose(cursor, .control)
      return true
    default: return false
    }
    guard let id = selection.moveCursor(by: rows) else { return false }
    if press.modifiers.contains(.shift) { extend(to: id) } else { choose(id, []) }
    return true
  }
}
