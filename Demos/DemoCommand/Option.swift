/// Something that can be said on the command line of a demo.
public struct Option: Sendable {
  /// The name with its dashes, such as `--size`.
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  let placeholder: String?
  /// What it does, in a few words.
  let summary: String
  /// Says what is wrong with a value; nil if it can be used.
  let problem: @Sendable (String) -> String?

  /// An option that is there or not.
  public static func flag(_ name: String, _ summary: String) -> Option {
    Option(name: name, placeholder: nil, summary: summary, problem: { _ in nil })
  }

  /// An option with a value.
  ///
  /// - Parameter problem: Says what is wrong with a value; nil if it can be used.
  public static func value(
    _ name: String, _ placeholder: String, _ summary: String,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Option {
    Option(name: name, placeholder: placeholder, summary: summary, problem: problem)
  }

  /// Where chance plays, the number that it starts from.
  public static func seed(_ summary: String) -> Option {
    value("--seed", "NUMBER", summary) { value in
      UInt64(value) == nil ? "\(value) is no seed; write a number from 0 on." : nil
    }
  }

  static let help = flag("--help", "prints this and ends")
  static let size = value("--size", "COLUMNSxROWS", "prints one frame of a size and ends") {
    value in
    FrameSize(value) == nil ? "\(value) is no size; write it as 100x30." : nil
  }
}

/// The columns and rows of a frame, from 1 to 1,000 each.
struct FrameSize {
  let columns: Int
  let rows: Int

  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
