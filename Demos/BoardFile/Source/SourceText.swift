/// The bytes of a text file, cut into lines that keep their own endings.
///
/// Lines end with LF, CRLF or a lone CR. A byte order mark belongs to no line: it stays in front of
/// whatever line comes first.
struct SourceText: Equatable, Sendable {
  /// One line: its text and, behind it, its ending. Offsets are bytes into `SourceText.bytes`.
  struct Line: Equatable, Sendable {
    var start: Int
    var contentEnd: Int
    var end: Int

    var content: Range<Int> { start..<contentEnd }
    var isUnterminated: Bool { contentEnd == end }
  }

  let bytes: [UInt8]
  let lines: [Line]
  /// The most frequent line ending of the file; the first one in the file wins a tie, and LF stands
  /// in for none.
  let dominantEnding: [UInt8]
  /// Whether the file's end carries no line ending. A property of the end, not of the line that
  /// happens to be last.
  let hasOpenEnd: Bool

  /// Cuts `bytes` into lines.
  ///
  /// - Parameter keepsOpenEnd: Counts the end as open although the last line has an ending. A move
  ///   that leaves an empty line last has to write its ending, and the next one must still know how
  ///   the file ended.
  init(bytes: [UInt8], keepsOpenEnd: Bool = false) {
    var lines: [Line] = []
    var tally = EndingTally()
    var start = Self.byteOrderMark.count
    if !bytes.starts(with: Self.byteOrderMark) { start = 0 }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == .lineFeed || byte == .carriageReturn else {
        index += 1
        continue
      }
      var end = index + 1
      if byte == .carriageReturn, end < bytes.count, bytes[end] == .lineFeed { end += 1 }
      tally.count(bytes[index..<end])
      lines.append(Line(start: start, contentEnd: index, end: end))
      start = end
      index = end
    }
    if start < bytes.count {
      lines.append(Line(start: start, contentEnd: bytes.count, end: bytes.count))
    }
    self.bytes = bytes
    self.lines = lines
    dominantEnding = tally.dominant
    hasOpenEnd = keepsOpenEnd || lines.last?.isUnterminated == true
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text of a line without its ending.
  func text(of line: Int) -> String {
    String(decoding: bytes[lines[line].content], as: UTF8.self)
  }

  /// The lines' bytes without their endings, which a move may change at the file's end only.
  func content(of range: Range<Int>) -> [ArraySlice<UInt8>] {
    lines[range].map { bytes[$0.content] }
  }

  /// The bytes of the file with its lines in another order.
  ///
  /// Every line keeps its own ending, and a new one gets the dominant ending, with one exception at the
  /// end of a file that has no final line ending: the line that was last gets the dominant ending, and
  /// the line that is last now loses its own. An empty line consists of nothing but its ending and keeps
  /// it.
  func bytes(of order: [LineDraft]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + dominantEnding.count)
    if let first = lines.first { result += bytes[..<first.start] } else { result += bytes }
    for (position, draft) in order.enumerated() {
      let content = content(of: draft)
      result += content
      if hasOpenEnd, position == order.count - 1, !content.isEmpty { break }
      if let origin = draft.origin, !lines[origin].isUnterminated {
        result += bytes[lines[origin].contentEnd..<lines[origin].end]
      } else {
        result += dominantEnding
      }
    }
    return result
  }

  /// The text that a line is to have, without its ending.
  func content(of draft: LineDraft) -> ArraySlice<UInt8> {
    switch draft {
    case .kept(let line): bytes[lines[line].content]
    case .changed(_, let content), .new(let content): content[...]
    }
  }
}

/// A line of a file that is about to be written.
enum LineDraft: Equatable, Sendable {
  /// A line as it is.
  case kept(Int)
  /// A line with another text, and its own ending.
  case changed(Int, [UInt8])
  /// A line that was not there.
  case new([UInt8])

  /// The line that it was.
  var origin: Int? {
    switch self {
    case .kept(let line), .changed(let line, _): line
    case .new: nil
    }
  }
}

/// Counts the line endings of a file.
private struct EndingTally {
  private var counts: [(ending: [UInt8], count: Int)] = []

  mutating func count(_ ending: ArraySlice<UInt8>) {
    if let index = counts.firstIndex(where: { $0.ending.elementsEqual(ending) }) {
      counts[index].count += 1
    } else {
      counts.append((Array(ending), 1))
    }
  }

  var dominant: [UInt8] {
    var best: (ending: [UInt8], count: Int) = ([.lineFeed], 0)
    for entry in counts where entry.count > best.count { best = entry }
    return best.ending
  }
}
