import CellGrid
import InputEvents
import LayoutCore
import ViewGraph

/// A line of text that can be edited.
///
/// It takes typed and pasted text, the arrow keys (with Control or Option by words, with Shift selecting), Home,
/// End, Backspace, Delete and the Control keys of line editors. Return submits. Text that is longer than
/// the field scrolls with the insertion point.
public struct TextField: View {
  private let prompt: String
  @Binding private var text: String
  @State private var editing = TextEditing("")
  @Environment(\.submitAction) private var submit

  /// Creates a field with a prompt that is shown while it is empty.
  public init(_ prompt: String, text: Binding<String>) {
    self.prompt = prompt
    _text = text
  }

  /// The visible part of the text.
  public var body: some View {
    TextFieldContent(prompt: prompt, editing: current) { position in
      edit { $0.place(position) }
    }
    .onKeyPress { press in
      if press.key == .return {
        guard let submit else { return .ignored }
        submit()
        return .handled
      }
      return edit { $0.handle(press) } ? .handled : .ignored
    }
    .onPaste { pasted in edit { $0.insert(pasted) } }
    .focusable()
  }

  /// The state of the line with the text as it is now.
  private var current: TextEditing {
    var current = editing
    current.adopt(text)
    return current
  }

  @discardableResult
  private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
    var changed = current
    let result = change(&changed)
    editing = changed
    if changed.text != text { text = changed.text }
    return result
  }
}

/// Shows the line and its insertion point, in the environment of the field's focus.
private struct TextFieldContent: View {
  let prompt: String
  let editing: TextEditing
  let place: (Int) -> Void
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    TextLine(prompt: prompt, editing: editing, isFocused: isFocused, place: place)
  }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Return is pressed in a text field of this view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}
