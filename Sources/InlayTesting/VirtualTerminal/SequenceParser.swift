/// Splits a stream of scalars into text, controls and control sequences.
struct SequenceParser {
  enum Action {
    case print(Unicode.Scalar)
    case control(UInt8)
    /// `ESC` and one more.
    case escape(Unicode.Scalar)
    case sequence(ControlSequence)
    /// The body of an operating system command.
    case command(String)
  }

  private enum State {
    case ground
    case escape
    case escapeIntermediate
    case sequence
    /// In a string that is kept, or in one that is passed over.
    case string(isCommand: Bool)
    case stringEscape(isCommand: Bool)
  }

  /// The most scalars of a string or a sequence that are kept.
  private static let longest = 1 << 16

  private var state = State.ground
  private var body = String.UnicodeScalarView()

  mutating func take(_ scalar: Unicode.Scalar) -> Action? {
    switch state {
    case .ground: return ground(scalar)
    case .escape: return escape(scalar)
    case .escapeIntermediate:
      if scalar.value >= 0x30 { state = .ground }
      return nil
    case .sequence: return sequence(scalar)
    case .string(let isCommand): return string(scalar, isCommand)
    case .stringEscape(let isCommand):
      state = .ground
      if scalar == "\\" { return isCommand ? .command(String(body)) : nil }
      state = .escape
      return escape(scalar)
    }
  }

  private mutating func ground(_ scalar: Unicode.Scalar) -> Action? {
    switch scalar.value {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return .control(UInt8(scalar.value))
    case 0x9B:
      // Several terminals take this for a sequence even in UTF-8.
      begin(.sequence)
      return nil
    case 0x80..<0xA0: return .control(UInt8(scalar.value))
    default: return .print(scalar)
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> Action? {
    switch scalar {
    case "[": begin(.sequence)
    case "]": begin(.string(isCommand: true))
    case "P", "_", "^", "X": begin(.string(isCommand: false))
    case " "..."/": state = .escapeIntermediate
    case "\u{1B}": break
    default:
      state = .ground
      return .escape(scalar)
    }
    return nil
  }

  private mutating func sequence(_ scalar: Unicode.Scalar) -> Action? {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x18, 0x1A: state = .ground
    case 0..<0x20: return .control(UInt8(scalar.value))
    case 0x40...0x7E:
      state = .ground
      return .sequence(ControlSequence(body: String(body), final: scalar))
    default: keep(scalar)
    }
    return nil
  }

  private mutating func string(_ scalar: Unicode.Scalar, _ isCommand: Bool) -> Action? {
    switch scalar.value {
    case 0x07:
      state = .ground
      return isCommand ? .command(String(body)) : nil
    case 0x1B: state = .stringEscape(isCommand: isCommand)
    case 0x18, 0x1A: state = .ground
    default: keep(scalar)
    }
    return nil
  }

  private mutating func begin(_ next: State) {
    state = next
    body.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    if body.count < Self.longest { body.append(scalar) }
  }
}

/// A control sequence: `ESC [`, parameters, and a final character.
struct ControlSequence {
  /// The character before the parameters that makes a sequence private, such as `?`.
  let marker: Character?
  /// The parameters, each a number with those that colons attach to it; -1 is an absent one.
  let parameters: [[Int]]
  let final: Unicode.Scalar
  /// Whether there are characters between parameters and the final one.
  let hasIntermediates: Bool

  init(body: String, final: Unicode.Scalar) {
    self.final = final
    var text = body[...]
    if let first = text.first, "<=>?".contains(first) {
      marker = first
      text.removeFirst()
    } else {
      marker = nil
    }
    hasIntermediates = text.contains { $0 >= " " && $0 <= "/" }
    parameters = text.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
      parameter.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    }
  }

  /// The number at an index, or `standard` if it is absent, or less than `least`.
  func number(_ index: Int, standard: Int = 1, least: Int = 1) -> Int {
    guard index < parameters.count, let number = parameters[index].first, number >= least else {
      return standard
    }
    return min(number, 1 << 20)
  }
}
