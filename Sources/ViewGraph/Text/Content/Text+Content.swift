import CellGrid
import Foundation

extension Text {
  /// Shows a value as a format writes it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a value as a format writes it, with the attributes that it gives.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Shows a string with its attributes.
  ///
  /// It knows links, inline presentation intents (strong, emphasized, struck through, code), and the
  /// attributes of `AttributeScopes.InlayAttributes`.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    let runs = content.runs.map { run in
      var part = TextRun(string: String(content.characters[run.range]))
      var style = InlineMarkdown.Style()
      if let intent = run.inlinePresentationIntent { style = InlineMarkdown.Style(intent) }
      style.link = run.link?.absoluteString
      part = style.applied(to: part)
      part.style = run.inlay.foregroundColor.map { AnyShapeStyle($0) }
      part.background = run.inlay.backgroundColor
      part.font = run.inlay.font
      if let line = run.inlay.underlineStyle {
        part.attributes.subtract(.underlines)
        part.attributes.formUnion(line.pattern.attributes)
        part.underlineColor = line.color
      }
      if run.inlay.strikethroughStyle != nil { part.attributes.formUnion(.strikethrough) }
      return part
    }
    self.init(runs: runs.isEmpty ? [TextRun(string: "")] : runs)
  }
}

extension InlineMarkdown.Style {
  /// A run with this style, except where it has its own.
  func applied(to run: TextRun) -> TextRun {
    var run = run
    if isStrong { run.attributes.formUnion(.bold) }
    if isEmphasized { run.attributes.formUnion(.italic) }
    if isStruck { run.attributes.formUnion(.strikethrough) }
    if isCode { run.isCode = true }
    if let link, run.link == 0 { run.link = LinkTable.number(of: link) }
    run.attributes.subtract(run.removed)
    return run
  }

  init(_ intent: InlinePresentationIntent) {
    isStrong = intent.contains(.stronglyEmphasized)
    isEmphasized = intent.contains(.emphasized)
    isStruck = intent.contains(.strikethrough)
    isCode = intent.contains(.code)
  }

  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isEmphasized { intent.insert(.emphasized) }
    if isStruck { intent.insert(.strikethrough) }
    if isCode { intent.insert(.code) }
    return intent
  }
}
