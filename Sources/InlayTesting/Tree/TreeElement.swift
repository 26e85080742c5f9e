import CellGrid

/// Something on the screen as those know it who do not see it: what it is, what it says, and where.
struct TreeElement {
  var role: String
  var label: String?
  var value: String?
  var identifier: String?
  /// Such as `focused` and `disabled`, in the order in which they are told.
  var states: [String] = []
  var frame: CellRect
  var children: [TreeElement] = []

  var isText: Bool { role == Self.text }

  static let text = "text"
  static let group = "group"
  static let item = "item"
  static let scrollView = "scroll view"
  static let focused = "focused"

  /// The lines of the element and of those in it.
  func lines(indent: Int, frames: Bool) -> [String] {
    var line = String(repeating: "  ", count: indent) + role
    if let label { line += " \"\(label)\"" }
    if let value { line += " = \(value)" }
    if let identifier { line += " #\(identifier)" }
    if !states.isEmpty { line += " (\(states.joined(separator: ", ")))" }
    if frames { line += " at \(frame.x),\(frame.y) \(frame.width)x\(frame.height)" }
    return [line] + children.flatMap { $0.lines(indent: indent + 1, frames: frames) }
  }

  mutating func add(_ state: String) {
    if !states.contains(state) { states.append(state) }
  }

  /// Takes the texts in a control or an item as its label, and a control that is all of a control as the
  /// same thing.
  mutating func absorb(_ elements: [TreeElement]) {
    let others = elements.filter { !$0.isText }
    if !isControl && role != Self.item {
      children = elements
    } else if others.isEmpty {
      take(elements)
    } else if isControl, others.count == 1, others[0].isControl, others[0].children.isEmpty {
      let inner = others[0]
      label = label ?? inner.label
      value = value ?? inner.value
      identifier = identifier ?? inner.identifier
      inner.states.forEach { add($0) }
      take(elements.filter(\.isText))
    } else {
      children = elements
    }
  }

  private mutating func take(_ texts: [TreeElement]) {
    let words = texts.compactMap(\.label).filter { !$0.isEmpty }
    if label == nil, !words.isEmpty { label = words.joined(separator: ", ") }
    for text in texts { text.states.forEach { add($0) } }
  }

  private var isControl: Bool { ![Self.group, Self.item, Self.scrollView].contains(role) }
}
