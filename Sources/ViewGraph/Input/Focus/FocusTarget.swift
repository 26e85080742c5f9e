import InputEvents

/// A view that keys can be sent to.
@MainActor
package protocol FocusTarget: AnyObject {
  /// The view node that the target belongs to.
  var focusNode: _ViewNode { get }
  /// The layout node whose frame stands for the target; nil while it contributes none.
  var focusRegion: LayoutNode? { get }
  var acceptsFocus: Bool { get }
  func focusChanged(_ isFocused: Bool)
}

/// A view that wants to hear of keys.
@MainActor
package protocol KeyResponder: AnyObject {
  /// Whether the view also hears of keys while no view has the focus.
  var hearsUnfocusedKeys: Bool { get }

  /// True if the key was handled, so that no view around hears of it.
  func handleKey(_ press: KeyPress) -> Bool
}

extension KeyResponder {
  package var hearsUnfocusedKeys: Bool { true }
}

/// A view that hears of the keys that no view with the focus or around it has handled.
@MainActor
package protocol GlobalKeyResponder: AnyObject {
  /// True if the key was handled.
  func handleGlobalKey(_ press: KeyPress) -> Bool
}

/// A view that takes pasted text.
@MainActor
package protocol PasteResponder: AnyObject {
  /// True if the text was taken, so that no view around hears of it.
  func handlePaste(_ text: String) -> Bool
}
