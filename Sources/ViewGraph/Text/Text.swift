import CellGrid
import LayoutCore

/// A view that shows text.
///
/// It measures whole cells. Lines break between words, and inside of a word that is longer than a line;
/// what does not fit is replaced by an ellipsis.
///
/// Markdown in a literal is shown as what it means; a string that is not a literal is shown as it is:
///
/// ```swift
/// Text("Move it **now**, *not* later: see [the board](https://example.com)")
/// Text(card.title)
/// Text("Due ").bold() + Text(card.date, format: .iso8601).foregroundStyle(.red)
/// ```
public struct Text: Hashable, Sendable {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  var runs: [TextRun]

  init(runs: [TextRun]) { self.runs = runs }

  /// What the text says, without its styles and its decoration.
  var string: String { runs.said }

  /// The same text as a part of a control's looks, such as a bracket: no one hears of it who does not see it.
  package func decorative() -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        run.isDecoration = true
        return run
      })
  }

  /// Shows a string as it is.
  public init(verbatim content: String) { runs = [TextRun(string: content)] }

  /// Shows a literal with its Markdown, and with what is interpolated into it as it is.
  public init(_ key: LocalizedStringKey) { runs = key.runs }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    runs = [TextRun(string: String(content))]
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init(_ content: String) { runs = [TextRun(string: content)] }

  /// Joins two texts, each with its own style.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }
}

extension Text: LeafView {
  package func makeLeaf(_ context: LayoutModifierContext) -> TextNode {
    TextNode(runs, context.environment, context.graph)
  }

  package func update(_ node: TextNode, from old: Text, _ context: LayoutModifierContext) {
    node.update(runs, context.environment)
  }
}
