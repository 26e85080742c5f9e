/// What is different in the text of two frames.
struct FrameDifference: CustomStringConvertible {
  private let rows: [String]

  /// Compares line by line; nil if the texts are the same but for blanks at the ends of lines.
  init?(of shown: String, from expected: String) {
    let shown = Self.rows(shown)
    let expected = Self.rows(expected)
    if shown == expected { return nil }
    var rows: [String] = []
    for row in 0..<max(shown.count, expected.count) {
      let new = row < shown.count ? shown[row] : nil
      let old = row < expected.count ? expected[row] : nil
      if new == old { continue }
      let column = zip(new ?? "", old ?? "").prefix { $0 == $1 }.count
      rows.append("row \(row), from character \(column)")
      rows.append("  expected  " + (old.map { "|\($0)|" } ?? "no such row"))
      rows.append("  got       " + (new.map { "|\($0)|" } ?? "no such row"))
    }
    self.rows = rows
  }

  var description: String { rows.joined(separator: "\n") }

  /// A literal of Swift with the lines of a text.
  static func literal(_ text: String) -> String {
    let lines = rows(text).joined(separator: "\n")
    let raw = lines.contains("\\") || lines.contains("\"\"\"") ? "#" : ""
    return "\(raw)\"\"\"\n\(lines)\n\"\"\"\(raw)"
  }

  /// The lines without blanks at their ends, and without blank lines at the end of all.
  static func rows(_ text: String) -> [String] {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }
}
