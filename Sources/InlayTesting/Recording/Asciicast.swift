import Foundation

/// A recording of a terminal in the format asciicast v2, which asciinema and others play.
///
/// The format is described at <https://docs.asciinema.org/manual/asciicast/v2/>.
public struct Asciicast: Sendable {
  private let columns: Int
  private let rows: Int
  /// What the recording shows.
  public var title: String?
  private var events: [(time: Duration, kind: String, data: String)] = []
  private var end: Duration = .zero

  init(columns: Int, rows: Int, title: String?) {
    self.columns = columns
    self.rows = rows
    self.title = title
  }

  /// How long it takes to play.
  public var duration: Duration { end }

  mutating func write(_ bytes: [UInt8], at time: Duration) {
    if !bytes.isEmpty { add("o", String(decoding: bytes, as: UTF8.self), at: time) }
  }

  mutating func resize(_ columns: Int, _ rows: Int, at time: Duration) {
    add("r", "\(columns)x\(rows)", at: time)
  }

  /// Lets the last frame stay until a time.
  mutating func extend(to time: Duration) {
    if time > end { add("o", "", at: time) }
  }

  private mutating func add(_ kind: String, _ data: String, at time: Duration) {
    events.append((time, kind, data))
    end = max(end, time)
  }

  /// The text of the file: a line with the size, then a line for each event.
  public var text: String {
    let titled = title.map { ",\"title\":\(Self.quoted($0))" } ?? ""
    let header =
      "{\"version\":2,\"width\":\(columns),\"height\":\(rows)\(titled),"
      + "\"env\":{\"TERM\":\"xterm-256color\"}}\n"
    return header
      + events.map { "[\(Self.seconds($0.time)),\"\($0.kind)\",\(Self.quoted($0.data))]\n" }
      .joined()
  }

  /// Seconds with six digits behind the point.
  private static func seconds(_ time: Duration) -> String {
    let parts = time.components
    let micros = String(parts.attoseconds / 1_000_000_000_000)
    return "\(parts.seconds)." + String(repeating: "0", count: 6 - micros.count) + micros
  }

  /// A string of JSON; control characters are written as numbers.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
