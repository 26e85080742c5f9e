import Foundation
import InlayTesting
import InputEvents

@testable import ViewGraph

/// Uses a page and its screen at random: keys, the pointer, changes of data with and without animations,
/// and screens of any size, all while others are under way.
@MainActor
struct PageWalk {
  let world: PageWalkWorld
  /// What has been done, for the report of a failure.
  private(set) var history: [String] = []
  private var generator: SeededGenerator
  private var columns = 30
  private var rows = 12
  private var isPressed = false

  init(page: PageWalkWorld.Page, seed: Int) {
    world = PageWalkWorld(page: page)
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }

  private mutating func title() -> String {
    pick([
      "", "日本語", "e\u{301}", "👨‍👩‍👧", "\u{200B}", "two\nlines", "a long title of words", "x",
      "🇩🇪中",
    ])
  }

  private mutating func note(_ text: String) { history.append(text) }

  mutating func step(_ screen: TestScreen) {
    switch number(0...9) {
    case 0...2: change(screen)
    case 3...5: usePointer(screen)
    case 6, 7: useKeys(screen)
    case 8: pass(screen)
    default: resize(screen)
    }
  }

  private mutating func change(_ screen: TestScreen) {
    let kind = number(0...15)
    let title = title()
    let place = number(0...max(0, world.items.count))
    let length = pick([0, 1, 2.5, 7, 20] as [CGFloat])
    let animation = pick(
      [
        nil, .default, .linear(duration: 0.2), .easeInOut(duration: 1), .spring,
      ] as [Animation?])
    note("change \(kind) \(title.debugDescription) \(place) \(length) animated \(animation != nil)")
    let world = world
    withAnimation(animation) {
      switch kind {
      case 0, 1:
        world.items.insert(.init(id: world.itemCount, title: title), at: place)
        world.itemCount += 1
      case 2, 3: if place < world.items.count { world.items.remove(at: place) }
      case 4: world.items.reverse()
      case 5: if place < world.items.count { world.items[place].title = title }
      case 6: swap(&world.items, &world.others)
      case 7:
        world.others.append(.init(id: world.itemCount, title: title))
        world.itemCount += 1
      case 8: world.text = title
      case 9: world.isOn.toggle()
      case 10: world.isExpanded.toggle()
      case 11: world.columns = place % 6
      case 12: world.width = length
      case 13: world.isRightToLeft.toggle()
      case 14: world.isAlternate.toggle()
      default:
        world.scrolledID = world.items.last?.id
        world.selection = Set(world.items.prefix(2).map(\.id))
      }
    }
    screen.draw()
  }

  private mutating func usePointer(_ screen: TestScreen) {
    let x = number(-1...max(0, min(columns, 40)))
    let y = number(-1...max(0, min(rows, 20)))
    let notches = number(-3...3)
    let kind = number(0...7)
    note("pointer \(kind) at \(x) \(y), notches \(notches), pressed \(isPressed)")
    switch kind {
    case 0, 1:
      if isPressed { screen.release(x, y) } else { screen.press(x, y) }
      isPressed.toggle()
    case 2, 3, 4: if isPressed { screen.move(x, y) } else { screen.hover(x, y) }
    case 5: screen.wheel(notches, at: x, y)
    case 6:
      screen.send(.mouse(MouseEvent(.wheel(dx: notches, dy: 0), x: x, y: y)))
    default:
      screen.click(x, y)
      isPressed = false
    }
  }

  private mutating func useKeys(_ screen: TestScreen) {
    let keys: [KeyEquivalent] = [
      .tab, .tab, .tab, .space, .space, .return, .upArrow, .downArrow, .leftArrow, .rightArrow,
      .delete, .deleteForward, .escape, .home, .end, .pageUp, .pageDown, "a", "日", "\u{301}",
    ]
    let key = pick(keys)
    let modifiers = pick([[], [], [], .shift, .option, .control] as [EventModifiers])
    note("key \(key.character.debugDescription) \(modifiers.rawValue)")
    screen.key(key, modifiers: modifiers)
  }

  private mutating func pass(_ screen: TestScreen) {
    let milliseconds = pick([20, 60, 250, 700])
    note("wait \(milliseconds)")
    screen.advance(by: .milliseconds(milliseconds))
  }

  private mutating func resize(_ screen: TestScreen) {
    (columns, rows) = pick([
      (30, 12), (1, 1), (0, 0), (10, 4), (3, 2), (60, 20), (30, 0), (0, 5), (24, 9),
    ])
    note("resize \(columns) \(rows)")
    screen.resize(columns, rows)
  }
}
