/// The bytes of a bracketed paste up to its end marker.
///
/// The marker is matched byte by byte, as a paste may hold anything else. A paste that reaches
/// `limit` is handed on in parts: nothing of it is lost, and none of it is ever taken for keys.
struct PasteBuffer: Sendable, Hashable {
  /// The most bytes held before a part is handed on, at least 8.
  private let limit: Int

  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end marker have been seen.
  private var matched = 0

  init(limit: Int) { self.limit = max(limit, 8) }

  /// Whether the next part is to be taken.
  var isFull: Bool { bytes.count >= limit }

  /// Takes bytes until the end marker is complete or the buffer is full.
  ///
  /// - Returns: How many bytes were taken, and whether they complete the end marker.
  mutating func append(_ added: ArraySlice<UInt8>) -> (count: Int, isComplete: Bool) {
    var index = added.startIndex
    while index < added.endIndex, !isFull {
      if matched == 0 {
        let run = added[index...].prefix(limit - bytes.count).prefix { $0 != Self.endMarker[0] }
        bytes += run
        index = run.endIndex
        guard index < added.endIndex, !isFull else { break }
      }
      let isComplete = match(added[index])
      index += 1
      if isComplete { return (index - added.startIndex, true) }
    }
    return (index - added.startIndex, false)
  }

  /// Takes a byte that may belong to the end marker, and returns whether it completes it.
  private mutating func match(_ byte: UInt8) -> Bool {
    if byte == Self.endMarker[matched] {
      matched += 1
      return matched == Self.endMarker.count
    }
    bytes += Self.endMarker[..<matched]
    matched = 0
    // The marker's first byte occurs in it only once, so a failed match can only begin anew here.
    if byte == Self.endMarker[0] { matched = 1 } else { bytes.append(byte) }
    return false
  }

  /// Empties the buffer, an incomplete end marker included, and returns its text.
  mutating func takeAll() -> String {
    defer { self = PasteBuffer(limit: limit) }
    return Self.text(of: bytes[...])
  }

  /// Removes and returns the text of the longest part that ends neither within a character nor
  /// between CR and LF.
  mutating func takePart() -> String {
    var end = bytes.count
    if let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 {
      end = start
    } else if bytes.last == UInt8(ascii: "\r") {
      end -= 1
    }
    defer { bytes.removeFirst(end) }
    return Self.text(of: bytes[..<end])
  }

  /// The text with CR LF and CR as line feeds, without controls other than line feed and tab.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n": if !afterReturn { scalars.append("\n") }
      case "\t": scalars.append(scalar)
      default: if !scalar.isControl { scalars.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    return String(scalars)
  }
}
