import Foundation

extension Command {
  /// What `--help` prints.
  public var help: String {
    let usage = ["usage: \(name)", operand?.placeholder, "[OPTIONS]"].compactMap { $0 }
    let names = options.map { [$0.name, $0.placeholder].compactMap { $0 }.joined(separator: " ") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, options).map { name, option in
      "  " + name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + option.summary
    }
    return ([usage.joined(separator: " "), "", summary, ""] + lines).joined(separator: "\n")
  }
}
