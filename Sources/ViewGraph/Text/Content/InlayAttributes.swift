import Foundation

extension AttributeScopes {
  /// The attributes of strings that `Text` draws, besides those of Foundation.
  ///
  /// ```swift
  /// var title = AttributedString("Overdue")
  /// title.foregroundColor = .red
  /// title.underlineStyle = .single
  /// ```
  public struct InlayAttributes: AttributeScope {
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The font of the text.
    public let font: FontAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text. Its pattern and color are those of the terminal.
    public let strikethroughStyle: StrikethroughStyleAttribute
    #if !canImport(Darwin)
      /// What a part of the text means.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Inlay.ForegroundColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Inlay.BackgroundColor"
    }

    /// The font of the text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Inlay.Font"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Inlay.UnderlineStyle"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Inlay.StrikethroughStyle"
    }

    #if !canImport(Darwin)
      /// What a part of the text means.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }

  /// The attributes of strings that `Text` draws.
  public var inlay: InlayAttributes.Type { InlayAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.InlayAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

#if !canImport(Darwin)
  /// What a part of a text means, where Foundation has no such type.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }

  extension AttributedString {
    /// Creates a string from Markdown within a line: emphasis, code and links.
    ///
    /// White space is kept, and blocks such as lists are not looked for.
    public init(markdown: String) {
      self.init()
      for span in InlineMarkdown.spans(of: markdown.map { .character($0) }) {
        var part = AttributedString(span.string)
        let intent = span.style.intent
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        if let link = span.style.link.flatMap({ URL(string: $0) }) { part.link = link }
        append(part)
      }
    }
  }
#endif
