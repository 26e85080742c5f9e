import ViewGraph

/// A line of text that can be edited.
///
/// It takes typed and pasted text, the arrow keys (with Control or Option by words, with Shift selecting), Home,
/// End, Backspace, Delete and the Control keys of line editors. A click places the insertion point, a drag
/// selects, a double click selects a word and a triple one everything. Return runs the actions of `onSubmit`.
/// Text that is longer than the field scrolls with the insertion point.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let content: FieldContent

  init(_ content: FieldContent, prompt: Text?, label: Label) {
    self.content = content
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - prompt: What is shown while the text is empty; nil shows the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text, nil), prompt: prompt, label: label())
  }

  /// Creates a field with a view as its label, whose selection can be read and set.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - selection: What is selected; nil until the field has been edited.
  ///   - prompt: What is shown while the text is empty; nil shows the label.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text, selection), prompt: prompt, label: label())
  }

  /// The visible part of the text.
  public var body: some View {
    let placeholder = FieldPlaceholder(label: label, prompt: prompt)
    switch content {
    case .text(let text, let selection):
      TextInput(text: text, mask: nil, placeholder: placeholder, selection: selection)
    case .value(let value): ValueInput(value: value, placeholder: placeholder)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field whose title is shown while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - prompt: What is shown while the text is empty; nil shows the title.
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, whose selection can be read and set.
  public init(
    _ title: String, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt) { Text(title) }
  }
}

/// A line of text that can be edited and is not shown: every character is drawn as a bullet.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  /// Creates a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The visible part of the bullets.
  public var body: some View {
    TextInput(text: text, mask: "•", placeholder: FieldPlaceholder(label: label, prompt: prompt))
  }
}

extension SecureField where Label == Text {
  /// Creates a field whose title is shown while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title, and what is shown while it is empty.
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// What an empty field shows.
private struct FieldPlaceholder<Label: View>: View {
  let label: Label
  let prompt: Text?

  var body: some View {
    if let prompt { prompt } else { label }
  }
}
