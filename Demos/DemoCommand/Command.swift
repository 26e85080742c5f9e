import Foundation

/// The command line of a demo: what it takes, and what it says to mistakes.
///
/// Every demo answers `--help`, and prints one frame as text with `--size`.
public struct Command: Sendable {
  /// The argument that is no option.
  public struct Operand: Sendable {
    let placeholder: String
    let missing: String
    let surplus: String

    /// - Parameters:
    ///   - placeholder: What stands for it in the help.
    ///   - missing: What is said where there is none.
    ///   - surplus: What is said where there are several.
    public init(_ placeholder: String, missing: String, surplus: String) {
      self.placeholder = placeholder
      self.missing = missing
      self.surplus = surplus
    }
  }

  /// What is wrong with a command line, in one sentence.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  let name: String
  let summary: String
  let operand: Operand?
  let options: [Option]

  /// - Parameters:
  ///   - name: The name of the program.
  ///   - summary: What it does, in lines of at most 80 columns.
  ///   - operand: The argument that is no option; nil if it takes none.
  ///   - options: The options beside `--size` and `--help`.
  ///   - printsFrames: Whether it has the option `--size`.
  public init(
    _ name: String, summary: String, operand: Operand? = nil, options: [Option] = [],
    printsFrames: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options + (printsFrames ? [.size, .help] : [.help])
  }

  /// Reads the command line of this process. Help and mistakes end it, with the status 0 or 2.
  public func invocation() -> Invocation {
    do {
      let invocation = try parse(Array(CommandLine.arguments.dropFirst()))
      if invocation.has("--help") {
        print(help)
        exit(0)
      }
      return invocation
    } catch {
      fail(error.description, status: 2)
    }
  }

  /// Ends the process with a sentence on the standard error.
  public func fail(_ sentence: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8))
    exit(status)
  }

  /// Reads the arguments of a command line, without the name of the program.
  ///
  /// - Throws: The first mistake, unless help is asked for.
  public func parse(_ arguments: [String]) throws(Problem) -> Invocation {
    var invocation = Invocation()
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      invocation.flags.insert("--help")
      return invocation
    }
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.hasPrefix("-"), argument.count > 1 {
        try read(argument, &rest, into: &invocation)
      } else if let operand {
        guard invocation.operand == nil else { throw problem(operand.surplus) }
        invocation.operand = argument
      } else {
        throw problem("\(argument) is no option; try --help.")
      }
    }
    if let operand, invocation.operand ?? "" == "" { throw problem(operand.missing) }
    return invocation
  }

  private func read(
    _ argument: String, _ rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Problem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw problem("there is no option \(parts[0]); try --help.")
    }
    guard option.placeholder != nil else {
      if parts.count == 2 { throw problem("\(option.name) takes no value; try --help.") }
      invocation.flags.insert(option.name)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw problem("\(option.name) needs a value; try --help.")
    }
    if let complaint = option.problem(value) { throw problem(complaint) }
    invocation.values[option.name] = value
  }

  private func problem(_ sentence: String) -> Problem { Problem(description: sentence) }
}
