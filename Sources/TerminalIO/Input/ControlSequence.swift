/// A control sequence taken apart: `ESC [`, an optional prefix, parameters, intermediates, a final
/// byte.
struct ControlSequence {
  /// A parameter is a list of sub-parameters; one left out is nil.
  typealias Parameter = [Int?]

  /// Parameters above this make a sequence invalid. No terminal sends such a number, and it keeps
  /// every sum and product within range.
  static let largestNumber = 99_999_999

  /// One of `<`, `=`, `>` and `?`, or nil.
  let prefix: UInt8?
  let parameters: [Parameter]
  let intermediates: [UInt8]
  let final: UInt8
  /// The bytes between `ESC [` and the final byte, which are all ASCII.
  let body: [UInt8]

  /// Takes apart the bytes after `ESC [`, or returns nil if they are not a valid sequence.
  init?(_ bytes: [UInt8]) {
    guard let final = bytes.last else { return nil }
    self.final = final
    body = Array(bytes.dropLast())
    var rest = body[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest = rest.dropFirst()
    } else {
      prefix = nil
    }
    let text = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest.dropFirst(text.count))
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    guard let parameters = Self.parameters(in: text) else { return nil }
    self.parameters = parameters
  }

  private static func parameters(in text: ArraySlice<UInt8>) -> [Parameter]? {
    guard !text.isEmpty else { return [] }
    var result: [Parameter] = [[nil]]
    for byte in text {
      switch byte {
      case UInt8(ascii: ";"): result.append([nil])
      case UInt8(ascii: ":"): result[result.count - 1].append(nil)
      default:
        let (last, sub) = (result.count - 1, result[result.count - 1].count - 1)
        let value = (result[last][sub] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard value <= largestNumber else { return nil }
        result[last][sub] = value
      }
    }
    return result
  }

  /// The text between `ESC [` and the final byte.
  var bodyText: String { String(decoding: body, as: UTF8.self) }

  /// Whether any parameter has sub-parameters, which only newer protocols use.
  var hasSubparameters: Bool { parameters.contains { $0.count > 1 } }

  /// The parameter at `index` without its sub-parameters, or nil where it is absent or empty.
  func number(_ index: Int) -> Int? {
    index < parameters.count ? parameters[index][0] : nil
  }

  /// All parameters as numbers, or nil if one is empty or has sub-parameters.
  var plainNumbers: [Int]? {
    guard !hasSubparameters else { return nil }
    let numbers = parameters.compactMap { $0[0] }
    return numbers.count == parameters.count ? numbers : nil
  }
}
