import CellGrid
import ViewGraph

/// Reads the layout tree of a screen as elements.
@MainActor
struct TreeReader {
  private let screen: CellRect
  private let focus: LayoutNode?

  init(_ scheduler: FrameScheduler, screen: CellRect) {
    self.screen = screen
    focus = scheduler.graph.focus.target?.focusRegion
  }

  /// The elements of a part of the tree, and whether the part has the focus and none of them does.
  private struct Part {
    var elements: [TreeElement] = []
    var isFocused = false

    mutating func join(_ other: Part) {
      elements += other.elements
      isFocused = isFocused || other.isFocused
    }

    /// Gives the focus to the only element.
    mutating func settleFocus() {
      guard isFocused, elements.count == 1 else { return }
      elements[0].add(TreeElement.focused)
      isFocused = false
    }
  }

  func elements(of nodes: [LayoutNode]) -> [TreeElement] {
    part(nodes, includesHidden: false).elements
  }

  private func part(_ nodes: [LayoutNode], includesHidden: Bool) -> Part {
    nodes.reduce(into: Part()) { $0.join(part($1, includesHidden)) }
  }

  private func part(_ node: LayoutNode, _ includesHidden: Bool) -> Part {
    if node.isHidden && !includesHidden { return Part() }
    var part = ownPart(node, includesHidden)
    if node === focus {
      part.isFocused = true
      part.settleFocus()
    }
    return part
  }

  private func ownPart(_ node: LayoutNode, _ includesHidden: Bool) -> Part {
    let frame = node.cells.intersection(node.clip).intersection(screen)
    // What is only there to be found may be behind its content.
    if let node = node as? AccessibilityNode { return described(node, frame, includesHidden) }
    if frame.isEmpty && !includesHidden {
      return part(node.children, includesHidden: includesHidden)
    }
    if let node = node as? StandInNode {
      let value = "of item \(node.standsFor.id.base)"
      return Part(elements: [TreeElement(role: "placeholder", value: value, frame: frame)])
    }
    if node is GuestNode {
      return Part(elements: [TreeElement(role: "placeholder", value: "of a guest", frame: frame)])
    }
    let inner = content(node, frame, includesHidden)
    guard let item = node.item, item.layoutNodes.contains(where: { $0 === node }) else {
      return inner
    }
    var element = TreeElement(role: TreeElement.item, value: "\(item.id.base)", frame: frame)
    if item.isFocused { element.add(TreeElement.focused) }
    return close(&element, around: inner)
  }

  /// What a node tells apart from being an item.
  private func content(_ node: LayoutNode, _ frame: CellRect, _ includesHidden: Bool) -> Part {
    if let node = node as? TextNode {
      if node.string.isEmpty { return Part() }
      return Part(
        elements: [TreeElement(role: TreeElement.text, label: node.string, frame: frame)])
    }
    var inner = part(node.children, includesHidden: includesHidden)
    switch node {
    case let node as ScrollNode:
      let cell = node.graph.metrics.cellSize
      let column = Int((node.offset.x / cell.width).rounded())
      let row = Int((node.offset.y / cell.height).rounded())
      var element = TreeElement(
        role: TreeElement.scrollView, value: "from \(column),\(row)", frame: frame)
      return close(&element, around: inner)
    case let node as ListRowNode where node.isSelected:
      for index in inner.elements.indices { inner.elements[index].add("selected") }
    default: break
    }
    return inner
  }

  private func described(
    _ node: AccessibilityNode, _ frame: CellRect, _ includesHidden: Bool
  ) -> Part {
    let properties = node.properties
    if properties.isHidden || frame.isEmpty && !includesHidden { return Part() }
    let isField = properties.role == .textField || properties.role == .secureField
    var inner = part(node.children, includesHidden: includesHidden || isField)
    let role = properties.role?.rawValue ?? properties.traits.role
    // Without a kind of its own it tells more of the one thing that it is around.
    if role == nil, inner.elements.count == 1 {
      inner.settleFocus()
      inner.elements[0].take(properties)
      return inner
    }
    var element = TreeElement(role: role ?? TreeElement.group, frame: frame)
    element.take(properties)
    if !node.isEnabled, properties.role != nil { element.add("disabled") }
    return close(&element, around: inner)
  }

  private func close(_ element: inout TreeElement, around inner: Part) -> Part {
    element.absorb(inner.elements)
    if inner.isFocused { element.add(TreeElement.focused) }
    return Part(elements: [element])
  }
}

extension TreeElement {
  fileprivate mutating func take(_ properties: AccessibilityProperties) {
    label = properties.label ?? label
    value = properties.value ?? value
    identifier = properties.identifier ?? identifier
    if properties.traits.contains(.isSelected) { add("selected") }
    if properties.traits.contains(.isModal) { add("modal") }
  }
}

extension AccessibilityTraits {
  /// The kind of thing that the traits tell; nil if none does.
  fileprivate var role: String? {
    if contains(.isHeader) { return "header" }
    if contains(.isButton) { return "button" }
    if contains(.isLink) { return "link" }
    if contains(.isImage) { return "image" }
    return nil
  }
}
