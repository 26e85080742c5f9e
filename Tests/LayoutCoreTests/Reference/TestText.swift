/// The lines of a text in whole columns, by the rules of `Text` and for ASCII only.
struct TestText {
  /// The number of columns of each line that is kept.
  let lines: [Int]

  /// Wraps `text` at `columns` (`nil`: not at all) and keeps `limit` lines at most.
  init(_ text: String, columns: Int?, limit: Int?) {
    let hardLines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var wrapped = hardLines
    if let columns { wrapped = hardLines.flatMap { Self.wrap($0, columns) } }
    if let limit, wrapped.count > max(1, limit) {
      let kept = max(1, limit)
      let rest = wrapped[(kept - 1)...].joined(separator: " ")
      let room = (columns ?? wrapped.map(\.count).max() ?? 0) - 1
      wrapped = Array(wrapped[..<(kept - 1)]) + [String(rest.prefix(max(0, room))) + "."]
    }
    lines = wrapped.map(\.count)
  }

  private static func wrap(_ line: String, _ columns: Int) -> [String] {
    var result: [String] = []
    var current = ""
    for word in line.split(separator: " ").map(String.init) {
      if !current.isEmpty, current.count + 1 + word.count <= columns {
        current += " " + word
        continue
      }
      if !current.isEmpty { result.append(current) }
      current = word
      while current.count > columns {
        result.append(String(current.prefix(columns)))
        current = String(current.dropFirst(columns))
      }
    }
    return result + [current]
  }

  /// The columns and rows that the text covers.
  var size: (columns: Int, rows: Int) { (lines.max() ?? 0, lines.count) }
}
