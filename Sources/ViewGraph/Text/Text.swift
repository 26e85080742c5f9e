import CellGrid
import LayoutCore

/// A view that shows text.
///
/// It measures whole cells. Lines break between words, and inside of a word that is longer than a line;
/// what does not fit is replaced by an ellipsis.
public struct Text: Hashable, Sendable {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// A piece of the text and how it differs from the text around it.
  struct Run: Hashable, Sendable {
    var string: String
    var color: Color?
    var attributes: CellAttributes = []
    var removed: CellAttributes = []
    var font: Font?

    /// The ink of the run in an environment.
    func ink(in environment: EnvironmentValues) -> Ink {
      var ink = environment.ink
      if let color {
        let attributes = ink.attributes.subtracting(.dim)
        ink = color.foregroundInk
        ink.attributes.formUnion(attributes)
      }
      if let font = font ?? environment.font { ink.attributes.formUnion(font.attributes) }
      ink.attributes.formUnion(attributes)
      ink.attributes.subtract(removed)
      return ink
    }
  }

  var runs: [Run]

  private init(runs: [Run]) { self.runs = runs }

  /// Shows a string as it is.
  public init(verbatim content: String) { runs = [Run(string: content)] }

  /// Shows a string.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(string: String(content))] }

  /// Shows a string.
  public init(_ content: String) { runs = [Run(string: content)] }

  /// Joins two texts, each with its own style.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  private func styled(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  private func setting(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    styled { run in
      if isActive {
        run.attributes.formUnion(attribute)
        run.removed.subtract(attribute)
      } else {
        run.attributes.subtract(attribute)
        run.removed.formUnion(attribute)
      }
    }
  }

  /// Draws this text in a color; nil keeps the one around. Colors set on a part win.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

  /// Draws this text in a color. Colors set on a part win.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// Sets the style of this text as far as a terminal has it. Fonts set on a part win.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Draws this text in bold.
  public func bold(_ isActive: Bool = true) -> Text { setting(.bold, isActive) }

  /// Draws this text in italics.
  public func italic(_ isActive: Bool = true) -> Text { setting(.italic, isActive) }

  /// Underlines this text.
  public func underline(_ isActive: Bool = true) -> Text { setting(.underline, isActive) }

  /// Strikes this text through.
  public func strikethrough(_ isActive: Bool = true) -> Text { setting(.strikethrough, isActive) }

  /// Draws this text with less intensity.
  public func dim(_ isActive: Bool = true) -> Text { setting(.dim, isActive) }

  /// Draws this text with foreground and background exchanged.
  public func inverse(_ isActive: Bool = true) -> Text { setting(.inverse, isActive) }
}

extension Text: LeafView {
  package func makeLeaf(_ context: LayoutModifierContext) -> TextNode {
    TextNode(runs, context.environment, context.graph)
  }

  package func update(_ node: TextNode, from old: Text, _ context: LayoutModifierContext) {
    node.update(runs, context.environment)
  }
}

extension View {
  /// Limits the number of lines of text; nil sets no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.text.lineLimit, number)
  }

  /// Sets where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.text.truncation, mode)
  }

  /// Sets how the lines of text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.text.alignment, alignment)
  }
}
