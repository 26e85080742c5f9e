import InputEvents

extension View {
  /// Decides whether this view takes the keyboard focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(
      content: LayoutModified(content: self, modifier: FocusRegionModifier()),
      isFocusable: isFocusable, key: nil, paste: nil)
  }

  /// Decides whether this view takes the keyboard focus, whatever it is for.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Makes this view a control: it takes the focus, and while it has it, keys and pasted text.
  ///
  /// - Parameters:
  ///   - paste: Takes pasted text; nil leaves it to the views around.
  ///   - key: Hears of keys before any view around; true if the key was handled.
  package func focusable(
    paste: ((String) -> Void)? = nil, key: @escaping (KeyPress) -> Bool
  ) -> some View {
    FocusableView(
      content: LayoutModified(content: self, modifier: FocusRegionModifier()),
      isFocusable: true, key: key, paste: paste)
  }
}

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the interactions.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To run its action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To edit what it shows.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the view itself has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

struct FocusableView<Content> {
  let content: Content
  let isFocusable: Bool
  let key: ((KeyPress) -> Bool)?
  let paste: ((String) -> Void)?
}

extension FocusableView: View, PrimitiveView where Content: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    FocusableNode(view, context)
  }
}

final class FocusableNode<Content: View>:
  _NodeOf<FocusableView<Content>>, FocusRegionOwner, KeyResponder, PasteResponder
{
  private var child: _NodeOf<Content>!
  private var isFocused = false
  weak var focusRegion: LayoutNode?

  override init(_ view: FocusableView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    isFocused = donor?.isFocused ?? false
    environment.isFocused = isFocused
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
    graph.focus.arrived(self)
  }

  override func viewDidChange() {
    if !view.isFocusable { graph.focus.resign(self) }
    child.update(view.content)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    if !environment.isEnabled { graph.focus.resign(self) }
    self.environment.isFocused = isFocused
    child.environmentDidChange(self.environment)
  }

  override func willUnmount() { graph.focus.resign(self) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  var focusNode: _ViewNode { self }
  var acceptsFocus: Bool { view.isFocusable && environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    environment.isFocused = isFocused
    child.environmentDidChange(environment)
  }

  var hearsUnfocusedKeys: Bool { false }

  func handleKey(_ press: KeyPress) -> Bool {
    environment.isEnabled && isFocused && view.key?(press) == true
  }

  func handlePaste(_ text: String) -> Bool {
    guard environment.isEnabled, isFocused, let paste = view.paste else { return false }
    paste(text)
    return true
  }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

private struct FocusKey: EnvironmentKey {
  static let defaultValue = false
}
