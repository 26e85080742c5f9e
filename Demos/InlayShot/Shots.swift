import ProgramRuns

/// The pictures of the pages of this repository.
enum Shots {
  static let all: [Shot] = [board, solitaire]

  private static let board = Shot(
    name: "board", title: "A kanban board on which a card is carried to another column",
    program: "board", arguments: [.copyOfFile("Demos/Board/sample.md")], columns: 98
  ) { screen in
    try screen.expect("Set up the")
    try screen.carry((8, 5), to: (56, 12))
    try screen.expect("→ Doing")
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
    try screen.expect("→")
  }
}
