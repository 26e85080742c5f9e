import Foundation
import ViewGraph

/// What a field edits.
enum FieldContent {
  case text(Binding<String>, Binding<TextSelection?>?)
  case value(FieldValue)
}

/// A value that is shown and edited as text.
struct FieldValue {
  /// Writes the value as it is.
  let write: @MainActor () -> String
  /// Takes over what the text says, if it says anything.
  let read: @MainActor (String) -> Void

  @MainActor init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  )
  where Format.FormatOutput == String {
    write = { format.format(value.wrappedValue) }
    read = { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  @MainActor init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  )
  where Format.FormatOutput == String {
    write = { value.wrappedValue.map(format.format) ?? "" }
    read = { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.parseStrategy.parse(text) {
        value.wrappedValue = new
      }
    }
  }
}

/// A field that shows what is typed while it is edited, and the value before and after.
struct ValueInput<Placeholder: View>: View {
  let value: FieldValue
  let placeholder: Placeholder
  @State private var draft: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    TextInput(text: text, mask: nil, placeholder: placeholder)
      .focused($isFocused)
      .onSubmit { draft = nil }
      .onChange(of: isFocused) { if !isFocused { draft = nil } }
  }

  private var text: Binding<String> {
    Binding(
      get: { draft ?? value.write() },
      set: { text in
        draft = text
        value.read(text)
      })
  }
}

extension TextField {
  /// Creates a field for a value that a format writes and reads.
  ///
  /// The value changes with every text that the format can read. Return, and leaving the field, show it as the
  /// format writes it.
  ///
  /// - Parameter prompt: What is shown while the text is empty; nil shows the label.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value that a format writes and reads; empty text stands for nil.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title for a value that a format writes and reads.
  ///
  /// - Parameter prompt: What is shown while the text is empty; nil shows the title.
  public init<Format: ParseableFormatStyle>(
    _ title: String, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title for a value that a format writes and reads; empty text stands for nil.
  public init<Format: ParseableFormatStyle>(
    _ title: String, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
