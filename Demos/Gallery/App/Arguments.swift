import GalleryPages

/// What the command line says.
@MainActor
struct Arguments {
  static let help = """
    usage: gallery [--page NAME] [--size COLUMNSxROWS]

    Shows every view beside the source that makes it. With --page, or without a terminal, one
    frame is printed.
    """

  /// What is wrong with a command line.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private(set) var page: Page?
  private(set) var width = 100
  private(set) var height = 30
  private(set) var wantsHelp = false

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? ""
      func value() throws(Problem) -> String {
        if let value = parts.count == 2 ? parts[1] : rest.popFirst() { return value }
        throw Problem(description: "gallery: \(name) needs a value; try --help.")
      }
      switch name {
      case "--help", "-h": wantsHelp = true
      case "--page": try setPage(value())
      case "--size": try setSize(value())
      case let option where option.hasPrefix("-"):
        throw Problem(description: "gallery: there is no option \(option); try --help.")
      default:
        throw Problem(description: "gallery: \(argument) is no option; try --help.")
      }
    }
  }

  private mutating func setPage(_ name: String) throws(Problem) {
    guard let found = Catalog.page(named: name) else {
      let names = Catalog.pages.map(\.name).joined(separator: ", ")
      throw Problem(description: "gallery: there is no page \(name); the pages are \(names).")
    }
    page = found
  }

  private mutating func setSize(_ value: String) throws(Problem) {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else {
      throw Problem(description: "gallery: \(value) is no size; write it as 100x30.")
    }
    self.width = width
    self.height = height
  }
}
