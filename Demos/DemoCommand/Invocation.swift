/// What somebody said on a command line.
public struct Invocation: Equatable, Sendable {
  /// The argument that is no option, where the command takes one.
  public internal(set) var operand: String?
  var values: [String: String] = [:]
  var flags: Set<String> = []

  /// Whether a flag is there.
  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; nil if it is not there.
  public subscript(option: String) -> String? { values[option] }

  /// The number of `--seed`; nil if it is not there.
  public var seed: UInt64? { values["--seed"].flatMap(UInt64.init) }

  /// Whether one frame is to be printed, also where there is a terminal.
  public var printsFrame: Bool { values["--size"] != nil }

  /// The columns of a frame that is printed.
  public var columns: Int { size?.columns ?? 100 }

  /// The rows of a frame that is printed.
  public var rows: Int { size?.rows ?? 30 }

  private var size: FrameSize? { values["--size"].flatMap(FrameSize.init) }
}
