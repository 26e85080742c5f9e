import Foundation
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Plays the events of a case to views, as the bytes of a terminal, and collects what cases ask about.
@MainActor
final class ViewCaseRunner {
  let model: CaseModel
  let screen: TestScreen
  let host: ReorderHost<String, String>

  init(_ setup: ScreenSetup, _ events: [JSON], isInsideScrollView: Bool = false) throws {
    let model = CaseModel(setup)
    self.model = model
    // Beyond everything that the events reach, since reports beyond the screen are brought onto it.
    let cells = events.compactMap { event in
      event[2]?.int.map { (x: event[1]?.int ?? 0, y: $0) }
    }
    let size = (setup.viewport ?? setup.bounds)
    let columns = max(Int(size.maxX), cells.map(\.x).max() ?? 0) + 4
    let rows = max(Int(size.maxY), cells.map(\.y).max() ?? 0) + 4
    screen = TestScreen(columns, rows, onMismatch: { Issue.record("\($0)") }) {
      CaseBoard(model: model, isInsideScrollView: isInsideScrollView)
    }
    var found: ReorderHost<String, String>?
    screen.scheduler.graph.root.forEachDescendant { node in
      if let host = node.scope as? ReorderHost<String, String> { found = host }
    }
    host = try #require(found)
    host.observer = { [weak self] in self?.note($0) }
    if setup.offset > 0 {
      #expect(scroller?.scroll(to: CGPoint(x: 0, y: setup.offset)) == true)
      screen.draw()
    }
    if let focus = setup.focus { self.focus(focus) }
  }

  func play(_ events: [JSON]) {
    for event in events {
      play(event)
      checkScreen(after: event)
    }
  }

  private func play(_ event: JSON) {
    let name = event[0]?.string ?? ""
    let (x, y) = (event[1]?.int ?? 0, event[2]?.int ?? 0)
    switch name {
    case "press": screen.send(bytes: CaseBytes.press(x, y))
    case "move":
      screen.send(bytes: CaseBytes.move(x, y))
      record()
    case "release": screen.send(bytes: CaseBytes.release(x, y))
    case "hover": screen.send(bytes: CaseBytes.hover(x, y))
    case "press2": screen.send(bytes: CaseBytes.secondary(x, y))
    case "wheel":
      wheel(event[3]?.int ?? 0, x, y)
      record()
    case "tick":
      screen.advance(by: .milliseconds(event[1]?.int ?? 0))
      record()
    case "key": press(key: event[1]?.string ?? "")
    case "focusOut": screen.send(bytes: CaseBytes.focusOut)
    case "focus": focus(event[1]?.string ?? "")
    case "select": change { $0.setup.selection = event[1]?.strings ?? [] }
    case "enable": change { $0.setup.isEnabled = event[1]?.bool ?? true }
    case "unmount": change { $0.isMounted = false }
    case "resize":
      change { $0.setup.bounds = event[1]?.rect ?? .zero }
      screen.resize(screen.surface.size.width, screen.surface.size.height + 1)
    case "model":
      change { model in
        let isKnown = event[1].map { model.setup.change(&model.orders, by: $0) }
        if isKnown != true { model.log.unknown.append("\(event)") }
      }
    default: model.log.unknown.append(name)
    }
  }

  var end: CaseEnd {
    CaseEnd(
      order: model.orders.dictionary, phase: host.session.phase,
      focus: host.focusedItem?.id.base as? String, offset: offset)
  }

  // MARK: Input

  private func change(_ change: (CaseModel) -> Void) {
    change(model)
    screen.draw()
  }

  private func press(key name: String) {
    guard let bytes = CaseBytes.key(name) else {
      return model.log.unknown.append("key \(name)")
    }
    isRefused = false
    screen.send(bytes: bytes)
    if isRefused {
      model.log.trace.append("edge")
    } else if host.session.phase == .draggingByKeyboard, name != "space" {
      record()
    }
  }

  /// Brings the focus to the container by Tab, and there to an item.
  private func focus(_ item: String) {
    if host.focusedItem == nil { screen.send(bytes: CaseBytes.key("tab")!) }
    #expect(host.focusedItem != nil)
    if let item = host.item(item) { host.focus(item) }
    screen.draw()
    #expect(host.focusedItem?.id == AnyHashable(item))
  }

  /// Turns the wheel; rows that are not whole notches are scrolled by the app.
  private func wheel(_ rows: Int, _ x: Int, _ y: Int) {
    let notches = rows / 3
    screen.send(bytes: CaseBytes.wheel(notches, x, y))
    let rest = rows - 3 * notches
    guard rest != 0, let scroller else { return }
    _ = scroller.scroll(to: CGPoint(x: 0, y: scroller.offset.y + CGFloat(rest)))
    screen.draw()
    if host.session.phase == .draggingByPointer { screen.send(bytes: CaseBytes.move(x, y)) }
  }

  // MARK: What happens

  private var isRefused = false

  private func note(_ effect: ReorderEffect<String, String>) {
    switch effect {
    case .lifted: model.log.lifts += 1
    case .refused: isRefused = true
    case .ended(let outcome): model.log.end(outcome)
    case .destinationChanged, .click: break
    }
  }

  private func record() {
    if host.session.isDragging { model.log.trace(host.session.destination) }
  }

  private var scroller: ScrollNode? {
    guard model.setup.viewport != nil else { return nil }
    var node = host.collections.first?.arranger
    while let current = node, !(current is ScrollNode) { node = current.parent }
    return node as? ScrollNode
  }

  /// The offset of the scroll view in cells.
  var offset: Int { Int(scroller?.offset.y ?? 0) }
}
