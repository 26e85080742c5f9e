import CaseFiles
import InputEvents
import Testing

@testable import TerminalIO

/// One row of the file `input.tsv`.
struct InputCase: CustomTestStringConvertible, Sendable {
  enum Step: Sendable, Equatable {
    case read([UInt8])
    case idle(milliseconds: Int)
  }

  let name: String
  let steps: [Step]
  let expected: String

  var testDescription: String { name }

  /// All bytes in one piece, or nil for a row in which time passes.
  var bytes: [UInt8]? {
    var result: [UInt8] = []
    for step in steps {
      guard case .read(let bytes) = step else { return nil }
      result += bytes
    }
    return result
  }

  static let all: [InputCase] = {
    do {
      return try CaseFiles.lines(of: "input.tsv").map(InputCase.init(line:))
    } catch {
      fatalError("input.tsv cannot be read: \(error)")
    }
  }()

  init(line: String) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    name = columns[0]
    steps = columns[1].split(separator: "|").map { Self.step(String($0)) }
    expected = columns.count > 2 ? columns[2] : ""
  }

  private static func step(_ text: String) -> Step {
    if text.hasPrefix("\\W"), let time = Int(text.dropFirst(2)) {
      return .idle(milliseconds: time)
    }
    var bytes: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      guard first == "\\", let kind = rest.dropFirst().first else {
        bytes += Array(String(rest.removeFirst()).utf8)
        continue
      }
      rest = rest.dropFirst(2)
      switch kind {
      case "e": bytes.append(0x1B)
      case "r": bytes.append(0x0D)
      case "n": bytes.append(0x0A)
      case "t": bytes.append(0x09)
      case "x":
        guard let byte = UInt8(rest.prefix(2), radix: 16) else { fatalError("bad case: \(text)") }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: bytes += Array(String(kind).utf8)
      }
    }
    return .read(bytes)
  }

  /// Runs the steps through a tokenizer, lets all that is pending time out, and returns the tokens in
  /// the notation of the file.
  static func outcome(of steps: [Step]) -> String {
    var tokenizer = InputTokenizer()
    var now: Duration = .seconds(5)
    var tokens: [InputToken] = []
    for step in steps {
      switch step {
      case .read(let bytes): tokens += tokenizer.push(bytes, at: now)
      case .idle(let time):
        now += .milliseconds(time)
        tokens += tokenizer.advance(to: now)
      }
    }
    while let deadline = tokenizer.deadline { tokens += tokenizer.advance(to: deadline) }
    return InputToken.notation(of: tokens)
  }
}
