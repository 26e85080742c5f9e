import Foundation
import InputEvents
import LayoutCore
import ViewGraph

/// The part of a field that edits: the line, and what is shown while it is empty.
struct TextInput<Placeholder: View>: View {
  @Binding var text: String
  let mask: Character?
  let placeholder: Placeholder
  var selection: Binding<TextSelection?>?
  @State private var editing = TextEditing("")
  @State private var scroll = TextScroll()
  @Environment(\.submitAction) private var submit
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    let line = TextLine(editing: current, mask: mask, scroll: scroll)
    TextFieldFrame(style: style) {
      ContainerView(TextInputLayout()) {
        // Behind the line, whose insertion point is drawn on it.
        HStack { placeholder }.adding(.dim, if: true)
          .opacity(line.editing.characters.isEmpty ? 1 : 0)
        line
      }
      .onPointer(
        PointerActions(
          takesDrags: true, pressed: { press($0, on: line) },
          moved: { pointer in
            guard pointer.clicks == 1 else { return }
            edit { $0.place(line.position(atColumn: pointer.x), selecting: true) }
          }))
    }
    .fitted()
    .focusable(paste: { pasted in edit { $0.insert(pasted) } }, key: handle)
    .accessibilityRole(
      mask == nil ? .textField : .secureField,
      value: mask.map { String(repeating: $0, count: text.count) } ?? text)
  }

  private func handle(_ press: KeyPress) -> Bool {
    if press.key == .return {
      guard press.phase == .down, let submit else { return false }
      submit()
      return true
    }
    return edit { $0.handle(press) }
  }

  private func press(_ pointer: PointerReport, on line: TextLine) {
    let isExtending = pointer.modifiers.contains(.shift)
    edit { editing in
      switch pointer.clicks {
      case 1:
        editing.place(line.position(atColumn: pointer.x), selecting: isExtending)
      case 2: editing.selectWord(at: line.index(atColumn: pointer.x))
      default: editing.select(0..<editing.characters.count)
      }
    }
  }

  /// The state of the line with the text as it is now.
  private var current: TextEditing {
    var current = editing
    current.adopt(text)
    if let wanted = selection?.wrappedValue { current.adopt(wanted) }
    return current
  }

  @discardableResult
  private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
    let before = current
    var changed = before
    let result = change(&changed)
    if changed == before { return result }
    editing = changed
    if changed.text != before.text { text = changed.text }
    selection?.wrappedValue = changed.selectionInText
    return result
  }
}

/// The line over the whole width, as wide by itself as the wider of the line and the placeholder.
private struct TextInputLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    var size = subviews[1].sizeThatFits(proposal)
    if proposal.width == nil {
      size.width = max(size.width, subviews[0].sizeThatFits(.unspecified).width)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}
