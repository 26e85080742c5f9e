import Foundation
import InlayTesting
import InputEvents
import LayoutCore

@testable import ViewGraph

/// Edits of a world, and events on its screen, made up at random.
@MainActor
struct RandomEdits {
  private var generator: SeededGenerator
  let world = World()
  /// What has been done, for the report of a failure.
  private(set) var history: [String] = []
  private var drag: (x: Int, y: Int)?

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }

  private mutating func text() -> String {
    pick([
      "", "a", "some words", "日本語", "x🙂y", "e\u{301}", "two\nlines", "a\tb", "👨‍👩‍👧", "中",
      "a longer text that wraps", "한국 text", "\u{200B}z", "🇩🇪",
    ])
  }

  private mutating func color() -> Color? {
    pick([nil, .red, .green, .secondary, Color(white: 0.5), .blue.opacity(0.5)])
  }

  private mutating func length() -> CGFloat {
    pick([0, 0, 1, 1, 2, 3, 5, 0.5, 2.5, -1, 12])
  }

  private mutating func newPiece(depth: Int = 0) -> Piece {
    world.pieceCount += 1
    let leaves: [Piece.Kind] = [.text, .text, .text, .counter, .color, .spacer, .divider, .erased]
    let containers: [Piece.Kind] = [.row, .row, .column, .pile, .scroll, .group, .flow]
    let piece = Piece(
      key: chance(95) ? world.pieceCount : number(1...4),
      kind: pick(depth < 2 && chance(40) ? containers : leaves), text: text())
    if piece.kind.hasChildren {
      piece.children = (0..<number(1...3)).map { _ in newPiece(depth: depth + 1) }
    }
    return piece
  }

  /// Edits the world or sends an event, and draws.
  mutating func step(_ screen: TestScreen) {
    let count = chance(25) ? number(2...4) : 1
    for _ in 0..<count {
      switch number(0...9) {
      case 0...2: editStructure()
      case 3...6: editPiece()
      case 7: editBoard()
      default: event(screen)
      }
    }
    screen.draw()
  }

  private mutating func note(_ text: String) { history.append(text) }

  private mutating func editStructure() {
    let pieces = world.root.all
    let parents = pieces.filter { $0.kind.hasChildren }
    let parent = pick(parents)
    let children = parent.children
    switch number(0...6) {
    case 0...1 where pieces.count < 12:
      let piece = newPiece()
      parent.children.insert(piece, at: number(0...children.count))
      note("insert \(piece.kind) \(piece.key) into \(parent.key)")
    case 2...3 where !children.isEmpty:
      let index = number(0...children.count - 1)
      note("remove \(children[index].key) from \(parent.key)")
      parent.children.remove(at: index)
    case 4 where children.count > 1:
      let piece = parent.children.remove(at: number(0...children.count - 1))
      parent.children.insert(piece, at: number(0...children.count - 1))
      note("move \(piece.key) in \(parent.key)")
    case 5 where children.count > 1:
      parent.children.shuffle(using: &generator)
      note("shuffle \(parent.key)")
    case 6 where !children.isEmpty:
      let piece = parent.children.remove(at: number(0...children.count - 1))
      let targets = world.root.all.filter { $0.kind.hasChildren }
      let target = pick(targets)
      target.children.append(piece)
      note("move \(piece.key) from \(parent.key) to \(target.key)")
    default:
      let piece = pick(pieces)
      piece.key = number(1...world.pieceCount + 2)
      note("new key \(piece.key)")
    }
  }

  private mutating func editPiece() {
    // The root keeps its looks, so that something of the others can be seen.
    let piece = pick(Array(world.root.all.dropFirst()) + [world.root])
    func note(_ text: String) { history.append("\(piece.key) \(piece.kind): \(text)") }
    if piece === world.root {
      piece.spacing = pick([nil, 0, 1])
      return note("spacing")
    }
    if chance(35) {
      piece.look = Look()
      piece.isShown = true
      return note("plain")
    }
    switch number(0...26) {
    case 0, 1, 2:
      piece.text = text()
      note("text \(piece.text.debugDescription)")
    case 3:
      piece.isShown.toggle()
      note("shown \(piece.isShown)")
    case 4:
      let hadChildren = piece.kind.hasChildren
      piece.kind = pick(Piece.Kind.allCases.filter { $0.hasChildren == hadChildren })
      note("changed kind")
    case 5: piece.spacing = pick([nil, 0, 1, 2, 0.5])
    case 6: piece.look.padding = length()
    case 7: piece.look.border = pick([nil, .light, .double])
    case 8: piece.look.opacity = pick([0, 0.5, 1])
    case 9: piece.look.zIndex = Double(number(-1...1))
    case 10: piece.look.priority = Double(number(-1...1))
    case 11: piece.look.offset = chance(50) ? .zero : CGSize(width: length(), height: length())
    case 12: piece.look.width = chance(50) ? nil : length()
    case 13: piece.look.height = chance(50) ? nil : length()
    case 14: piece.look.isWide.toggle()
    case 15: piece.look.isFixed.toggle()
    case 16: piece.look.isClipped.toggle()
    case 17: piece.look.guide = chance(50) ? nil : length()
    case 18: piece.look.background = color()
    case 19: piece.look.overlay = chance(50) ? nil : text()
    case 20: piece.look.position = chance(70) ? nil : CGPoint(x: length(), y: length())
    case 21: piece.look.color = color()
    case 22: piece.look.isBold.toggle()
    case 23:
      piece.look.lineLimit = pick([nil, 1, 2])
      piece.look.truncation = pick([.head, .middle, .tail])
    case 24: piece.look.alignment = pick([.leading, .center, .trailing])
    case 25: piece.look.isDisabled.toggle()
    default:
      piece.look.isFocusable.toggle()
      piece.look.isHovering.toggle()
      piece.look.showsIndicators.toggle()
    }
    note("\(piece.look)")
  }

  private mutating func editBoard() {
    let column = number(0...1)
    let count = world.columns[column].count
    switch number(0...6) {
    case 0...1 where count < 5:
      world.pieceCount += 1
      let card = Card(id: world.pieceCount, title: text())
      world.columns[column].insert(card, at: number(0...count))
    case 2 where count > 0: world.columns[column].remove(at: number(0...count - 1))
    case 3 where count > 0: world.columns[column][number(0...count - 1)].title = text()
    case 4 where count > 1: world.columns[column].shuffle(using: &generator)
    case 5 where chance(30): world.showsBoard.toggle()
    case 6 where chance(30): world.isScrolled.toggle()
    default: return
    }
    note("board \(world.columns.map { $0.map(\.id) }) \(world.showsBoard) \(world.isScrolled)")
  }

  private mutating func event(_ screen: TestScreen) {
    let size = screen.graph.size
    let (x, y) = (number(-1...size.width), number(-1...size.height))
    if let start = drag {
      return continueDrag(from: start, screen)
    }
    switch number(0...9) {
    case 0:
      let (columns, rows) = pick([
        (0, 0), (1, 1), (40, 14), (30, 10), (25, 20), (number(2...60), number(2...20)), (500, 200),
      ])
      note("resize \(columns) \(rows)")
      screen.resize(columns, rows)
      // Large screens are slow to compare.
      if columns == 500 { screen.resize(40, 14) }
    case 1, 2:
      note("click \(x) \(y)")
      screen.click(x, y)
    case 3:
      note("hover \(x) \(y)")
      screen.hover(x, y)
    case 4, 5:
      let notches = pick([-2, -1, 1, 1, 2])
      note("wheel \(notches) at \(x) \(y)")
      screen.wheel(notches, at: x, y)
    case 6:
      note("tab")
      screen.key(.tab)
    case 7, 8:
      beginDrag(screen)
    default:
      note("advance")
      screen.advance(by: .milliseconds(number(1...600)))
    }
  }

  /// Presses on a card, if one is on the screen.
  private mutating func beginDrag(_ screen: TestScreen) {
    let corners = screen.rows.enumerated().compactMap { y, row in
      row.firstIndex(of: "╭").map { (row.distance(from: row.startIndex, to: $0), y) }
    }
    guard let (x, y) = corners.randomElement(using: &generator) else { return }
    note("press \(x) \(y)")
    screen.press(x, y)
    drag = (x, y)
  }

  private mutating func continueDrag(from start: (x: Int, y: Int), _ screen: TestScreen) {
    let x = start.x + number(-8...20)
    let y = start.y + number(-6...6)
    switch number(0...9) {
    case 0...5:
      note("drag \(x) \(y)")
      screen.move(x, y)
    case 6...7:
      note("release \(x) \(y)")
      screen.release(x, y)
      drag = nil
    case 8:
      note("escape")
      screen.key(.escape)
      screen.release(x, y)
      drag = nil
    default:
      note("advance in drag")
      screen.advance(by: .milliseconds(number(1...300)))
    }
  }
}
