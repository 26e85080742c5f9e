import DragReorder
import Foundation

/// Plays the events of a case to a session and collects what cases ask about.
struct CaseRunner {
  let screen: Screen
  var session = ReorderSession<String, String>()
  var autoscroll = Autoscroll()
  var focus: String?
  var pointer = ReorderCell(x: 0, y: 0)
  var time = 0.0

  var log = CaseLog()

  init(_ setup: ScreenSetup) {
    screen = Screen(setup)
    focus = setup.focus
  }

  mutating func play(_ events: [JSON]) {
    for event in events { play(event) }
  }

  mutating func play(_ event: JSON) {
    let name = event[0]?.string ?? ""
    let cell = event[2]?.int.map { ReorderCell(x: event[1]!.int!, y: $0) }
    switch name {
    case "press":
      pointer = cell!
      perform(session.press(screen.press(at: pointer), at: pointer, in: screen))
      autoscroll = Autoscroll(at: pointer.y)
    case "move":
      pointer = cell!
      evaluate()
      follow()
      record()
    case "release":
      pointer = cell!
      perform(session.release(at: pointer, scroll: screen.scroll, in: screen))
      autoscroll.stop()
    case "hover": perform(session.hover())
    case "press2": perform(session.otherButton())
    case "wheel":
      session.wheel()
      scroll(by: event[3]!.int!)
      record()
    case "tick":
      time += event[1]!.double! / 1000
      while let direction = autoscroll.step(at: time) {
        if !scroll(by: direction.rawValue) { autoscroll.stop() }
      }
      record()
    case "key": press(key: event[1]!.string!)
    case "select": screen.setup.selection = event[1]!.strings!
    case "enable":
      screen.setup.isEnabled = event[1]!.bool!
      perform(session.setEnabled(screen.setup.isEnabled))
    case "model": changeModel(event[1]!)
    case "focusOut": perform(session.cancel(.focusLost))
    case "focus": focus = event[1]!.string
    case "unmount": perform(session.cancel(.unmounted))
    case "resize":
      screen.setup.bounds = event[1]!.rect!
      screen.layOut()
      session.resize()
    default: log.unknown.append(name)
    }
    if !session.isDragging { autoscroll.stop() }
  }

  var end: CaseEnd {
    CaseEnd(
      order: screen.orders.dictionary, phase: session.phase, focus: focus,
      offset: screen.setup.offset)
  }

  private mutating func evaluate() {
    perform(session.motion(to: pointer, scroll: screen.scroll, in: screen))
  }

  private mutating func follow() {
    guard session.phase == .draggingByPointer, let viewport = screen.setup.viewport else { return }
    autoscroll.motion(
      to: pointer.y, viewport: (Int(viewport.minY), Int(viewport.height)), at: time
    ) { direction in
      direction == .forward ? screen.setup.offset < screen.maximumOffset : screen.setup.offset > 0
    }
  }

  @discardableResult
  private mutating func scroll(by rows: Int) -> Bool {
    let wanted = min(max(screen.setup.offset + rows, 0), screen.maximumOffset)
    guard wanted != screen.setup.offset else { return false }
    screen.setup.offset = wanted
    screen.layOut()
    if session.phase == .draggingByPointer { evaluate() }
    return true
  }

  private mutating func record() {
    if session.isDragging { log.trace(session.destination) }
  }

  private mutating func perform(_ effects: [ReorderSession<String, String>.Effect]) {
    for effect in effects {
      switch effect {
      case .lifted(_, let lead):
        log.lifts += 1
        focus = lead
      case .destinationChanged, .refused:
        break
      case .click(let item):
        log.clicks.append(item)
      case .ended(let outcome):
        screen.arrange(nil)
        finish(outcome)
      }
    }
  }

  private mutating func finish(_ outcome: ReorderOutcome<String, String>) {
    log.end(outcome)
    guard case .moved(let difference) = outcome else { return }
    log.move(difference)
    guard screen.setup.closureApplies else { return }
    screen.orders = screen.orders.applying(difference)
    screen.layOut()
  }

  private mutating func press(key: String) {
    let steps: [String: ReorderStep] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .first, "end": .last,
      "pageup": .pageUp, "pagedown": .pageDown, "tab": .nextCollection,
      "shift+tab": .previousCollection,
    ]
    let name = key.lowercased()
    if name.hasPrefix("alt+"), let step = steps[String(name.dropFirst(4))] {
      if let focus { perform(session.nudge(focus, by: step, in: screen)) }
    } else if let step = steps[name] {
      guard session.phase == .draggingByKeyboard else { return }
      let effects = session.step(step, in: screen)
      perform(effects)
      if effects == [.refused] { log.trace.append("edge") } else { record() }
    } else if name == "esc" || name == "escape" {
      perform(session.escape().effects)
    } else if name == "space" || name == "enter" {
      if session.phase == .draggingByKeyboard {
        perform(session.dropByKeyboard(in: screen))
      } else if name == "space", let focus {
        perform(session.lift(focus, in: screen))
      }
    } else {
      log.unknown.append("key \(key)")
    }
  }

  private mutating func changeModel(_ change: JSON) {
    let old = screen.orders
    if !screen.setup.change(&screen.orders, by: change) { log.unknown.append("model \(change)") }
    perform(session.modelChanged(from: old, to: screen.orders))
    screen.arrange(session.projection)
    screen.layOut()
  }
}
