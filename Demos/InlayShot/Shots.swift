import ProgramRuns

/// The pictures of the pages of this repository.
enum Shots {
  static let all: [Shot] = [board, stickers, reminders, hand, solitaire]

  private static let board = Shot(
    name: "board", title: "A kanban board on which a card is carried to another column",
    program: "board", arguments: [.copyOfFile("Demos/Board/sample.md")], columns: 98
  ) { screen in
    try screen.expect("Set up the")
    try screen.carry((8, 5), to: (56, 12))
    try screen.expect("Export", at: 53, 11)
  }

  private static let stickers = Shot(
    name: "stickers", title: "Three stickers carried as a stack over a grid",
    program: "stickers", arguments: [.text("--seed"), .text("3")]
  ) { screen in
    try screen.expect("Trash")
    for (x, y) in [(31, 3), (59, 3), (45, 7)] {
      try screen.press(x, y)
      try screen.release(x, y)
    }
    try screen.expect("3 selected")
    try screen.carry((34, 4), to: (22, 13))
    try screen.expect("Song", at: 19, 13)
  }

  private static let reminders = Shot(
    name: "reminders", title: "A reminder carried from one section of a list to another",
    program: "reminders"
  ) { screen in
    try screen.expect("Box 3")
    try screen.carry((8, 5), to: (20, 9))
    try screen.expect("Buy", at: 18, 9)
  }

  private static let hand = Shot(
    name: "hand", title: "A card carried through a fan of thirteen",
    program: "hand", arguments: [.text("--seed"), .text("3"), .text("--fan")]
  ) { screen in
    try screen.expect("6♣")
    try screen.carry((41, 9), to: (24, 10))
    try screen.expect("8♦", at: 24, 8)
  }

  private static let solitaire = Shot(
    name: "solitaire", title: "Klondike, with two cards carried to another pile",
    program: "solitaire", arguments: [.text("--seed"), .text("366"), .text("--save"), .scratchFile]
  ) { screen in
    try screen.expect("5♥")
    try screen.carry((70, 12), to: (50, 12))
    try screen.release(50, 12)
    try screen.expect("five on its six") { $0.rows[11].contains("5♥") }
    try screen.carry((37, 9), to: (50, 13))
    try screen.release(50, 13)
    try screen.expect("four on its five") { $0.rows[12].contains("4♣") }
    try screen.carry((49, 11), to: (22, 11))
    try screen.expect("5♥", at: 21, 11)
  }
}
