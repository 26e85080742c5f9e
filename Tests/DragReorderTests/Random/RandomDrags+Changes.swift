import Foundation
import InlayTesting
import InputEvents

@testable import DragReorder
@testable import ViewGraph

extension RandomDrags {
  // MARK: The model

  /// Changes the model or the settings, as a program does between two events.
  func change() {
    let keepsDrag = changeModel()
    if !keepsDrag { forgetDrag() }
    screen.draw()
    if !world.isEnabled || !world.isMounted, status != nil { fail("the drag goes on") }
  }

  /// Returns whether a drag goes on as if nothing had happened.
  private func changeModel() -> Bool {
    let pile = dice.roll(world.piles.count)
    let count = world.piles[pile].cards.count
    switch dice.roll(12) {
    case 0...1 where known.count < 30:
      let card = nextCard
      nextCard += 1
      let index = dice.roll(count + 1)
      note("insert \(card) at \(index) of \(pile)")
      world.piles[pile].cards.insert(RandomWorld.Card(id: card), at: index)
      known.append(card)
    case 2...3 where count > 0 && known.count > 4:
      let card = world.piles[pile].cards.remove(at: dice.roll(count)).id
      note("remove \(card)")
      known.removeAll { $0 == card }
    case 4 where count > 1:
      note("shuffle \(pile)")
      for index in 1..<count { world.piles[pile].cards.swapAt(index, dice.roll(index + 1)) }
    case 5 where count > 0:
      let card = world.piles[pile].cards.remove(at: dice.roll(count))
      let target = dice.roll(world.piles.count)
      let index = dice.roll(world.piles[target].cards.count + 1)
      note("transfer \(card.id) to \(index) of \(target)")
      world.piles[target].cards.insert(card, at: index)
    case 6...8:
      var cards = known
      world.selection = (0..<dice.roll(4)).map { _ in cards.remove(at: dice.roll(cards.count)) }
      note("select \(world.selection)")
      return true
    case 9:
      world.isEnabled.toggle()
      note("enabled \(world.isEnabled)")
    case 10:
      world.isMounted.toggle()
      note("mounted \(world.isMounted)")
    default:
      let isHidden = world.hidden.remove(pile) != nil
      if !isHidden && world.hidden.isEmpty { world.hidden.insert(pile) }
      note("hidden \(world.hidden)")
    }
    if chance(60) { world.isEnabled = true }
    if chance(60) { world.isMounted = true }
    if chance(30) { world.hidden = [] }
    return false
  }

  // MARK: Keys

  func keyStep() {
    guard status != nil else { return idleKey() }
    switch dice.roll(20) {
    case 0: press()
    case 1: change()
    case 2: wheel()
    case 3: resize()
    case 4:
      note("focus out")
      screen.send(.focus(false))
      keyGap = nil
      if status != nil { fail("keys still carry something") }
    case 5:
      note("escape")
      screen.key(.escape)
      keyGap = nil
      if status != nil { fail("Escape does not end the drag") }
      if world.moves.count != movesBefore { fail("a cancelled drag moves something") }
    case 6...8: dropByKey()
    default: stepByKey()
    }
  }

  private func idleKey() {
    let arrows: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
    switch dice.roll(10) {
    case 0...1:
      note("tab")
      screen.key(.tab, modifiers: chance(30) ? .shift : [])
    case 2...4:
      note("arrow")
      screen.key(arrows[dice.roll(4)])
    case 5:
      note("end")
      screen.key(chance(50) ? .end : .home)
    case 6: nudge(arrows[dice.roll(4)])
    default:
      note("space")
      movesBefore = world.moves.count
      screen.key(.space)
      keyGap = shownGap
      if status != nil, !world.isEnabled || !world.isMounted { fail("lifts what is disabled") }
    }
  }

  private func nudge(_ key: KeyEquivalent) {
    note("Option and an arrow")
    let before = world.moves.count
    screen.key(key, modifiers: .option)
    if status != nil { fail("a committed move goes on") }
    if world.moves.count > before + 1 { fail("several moves by one key") }
  }

  private func dropByKey() {
    note("drop by key")
    let piles = world.order
    let sources = status!.sources.compactMap { $0.base as? Int }
    let gap = shownGap
    screen.key(chance(50) ? .space : .return)
    keyGap = nil
    if status != nil { fail("a drop does not end the drag") }
    let shown = NaiveBoard.shown(piles, carrying: sources, at: gap)
    if world.order != shown { fail("a drop by key gave \(world.order), not \(shown)") }
    if (world.moves.count - movesBefore == 1) != (shown != piles) { fail("a wrong move") }
  }

  private func stepByKey() {
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp,
      .pageDown, .tab,
    ]
    let key = keys[dice.roll(keys.count)]
    let modifiers: EventModifiers = key == .tab && chance(50) ? .shift : []
    note("key \(key) \(modifiers)")
    let expected = keyGap.flatMap { self.gap(after: key, from: $0) }
    screen.key(key, modifiers: modifiers)
    if status == nil { fail("a step ends the drag") }
    keyGap = expected ?? (keyGap == nil ? nil : shownGap)
  }

  /// The place one key further in a stack; nil where the rules of other boards count.
  private func gap(after key: KeyEquivalent, from gap: NaiveBoard.Gap) -> NaiveBoard.Gap? {
    let sources = status!.sources.compactMap { $0.base as? Int }
    let piles = world.order.map {
      NaiveBoard.Pile(id: $0.id, cards: $0.cards.filter { !sources.contains($0) })
    }
    guard shape != .grid, let index = piles.firstIndex(where: { $0.id == gap.pile }) else {
      return nil
    }
    let count = piles[index].cards.count
    func place(_ base: Int, _ index: Int) -> NaiveBoard.Gap {
      NaiveBoard.Gap(pile: piles[index].id, base: base)
    }
    let crosses = shape == .list
    switch key {
    case .home: return place(0, index)
    case .end: return place(count, index)
    case .upArrow:
      if gap.base > 0 { return place(gap.base - 1, index) }
      return crosses && index > 0 ? place(piles[index - 1].cards.count, index - 1) : gap
    case .downArrow:
      if gap.base < count { return place(gap.base + 1, index) }
      return crosses && index + 1 < piles.count ? place(0, index + 1) : gap
    case .leftArrow, .rightArrow: return shape == .columns ? nil : gap
    default: return nil
    }
  }
}
