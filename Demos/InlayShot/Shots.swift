import ProgramRuns

/// The pictures of the pages of this repository.
enum Shots {
  static let all: [Shot] = [board]

  private static let board = Shot(
    name: "board", title: "A kanban board on which a card is carried to another column",
    program: "board", arguments: [.copyOfFile("Demos/Board/sample.md")], columns: 98
  ) { screen in
    try screen.expect("Set up the")
    try screen.press(8, 5)
    try screen.move(10, 6)
    try screen.move(56, 12)
    try screen.expect("→ Doing")
  }
}
