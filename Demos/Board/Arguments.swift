/// What the command line says.
struct Arguments: Equatable {
  static let help = """
    usage: board FILE.md [--size COLUMNSxROWS]

    Shows the level-two headings of a Markdown file as columns and their list items as cards.
    Every card that is moved is saved at once. Without a terminal, one frame is printed.
    """

  /// What is wrong with a command line.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private(set) var path = ""
  private(set) var width = 100
  private(set) var height = 30
  private(set) var wantsHelp = false

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      switch argument {
      case _ where !takesOptions: try setPath(argument)
      case "--": takesOptions = false
      case "--help", "-h": wantsHelp = true
      case "--size":
        guard let value = rest.popFirst() else {
          throw Problem(description: "board: --size needs a size such as 100x30.")
        }
        try setSize(value)
      case let option where option.hasPrefix("--size="):
        try setSize(String(option.dropFirst("--size=".count)))
      case let option where option.hasPrefix("-") && option.count > 1:
        throw Problem(description: "board: there is no option \(option); try --help.")
      default: try setPath(argument)
      }
    }
    if path.isEmpty && !wantsHelp {
      throw Problem(description: "board: name a Markdown file; try --help.")
    }
  }

  private mutating func setPath(_ argument: String) throws(Problem) {
    guard path.isEmpty else {
      throw Problem(description: "board: one file at a time; try --help.")
    }
    path = argument
  }

  private mutating func setSize(_ value: String) throws(Problem) {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else {
      throw Problem(description: "board: \(value) is no size; write it as 100x30.")
    }
    self.width = width
    self.height = height
  }
}
