/// A value that views report to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view reports any.
  static var defaultValue: Value { get }

  /// Merges the value of the next view, in the order of the views, into those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Reports a value to the views around this one.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Changes the value that the views in this one report to those around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransform<Self, Key>(content: self, change: change)
  }

  /// Runs an action when the value that the views in this one report has changed, and for its first value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, action: action)
  }
}

struct PreferenceView<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let value: Key.Value

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    PreferenceNode(view, context)
  }
}

/// A node that reports a value of one key.
@MainActor
private protocol PreferenceSource<Key>: AnyObject {
  associatedtype Key: PreferenceKey
  var reported: Key.Value { get }
}

final class PreferenceNode<Content: View, Key: PreferenceKey>:
  _NodeOf<PreferenceView<Content, Key>>, PreferenceSource
{
  private var child: _NodeOf<Content>!
  var reported: Key.Value { view.value }

  override init(_ view: PreferenceView<Content, Key>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    noteChange()
  }

  override func viewDidChange() {
    noteChange()
    child.update(view.content)
  }

  override func willUnmount() { noteChange() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  /// Has the nearest reader of the key look again.
  private func noteChange() {
    notePreferenceChange(ObjectIdentifier(Key.self))
  }
}

struct PreferenceTransform<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: (inout Key.Value) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    PreferenceTransformNode(view, context)
  }
}

final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  _NodeOf<PreferenceTransform<Content, Key>>, PreferenceSource
{
  private var child: _NodeOf<Content>!

  var reported: Key.Value {
    var value = Key.defaultValue
    child.gather(Key.self, into: &value)
    view.change(&value)
    return value
  }

  override init(_ view: PreferenceTransform<Content, Key>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  override func viewDidChange() {
    notePreferenceChange(ObjectIdentifier(Key.self))
    child.update(view.content)
  }

  override func willUnmount() { notePreferenceChange(ObjectIdentifier(Key.self)) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

struct PreferenceReader<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    PreferenceReaderNode(view, context)
  }
}

@MainActor
private protocol PreferenceListener: AnyObject {
  /// Has the listener gather again; nil stands for any key.
  func preferenceChanged(_ key: ObjectIdentifier?)
}

extension _ViewNode {
  /// Tells those who gather preferences that views below them come in another order.
  func notePreferenceOrder() { notePreferenceChange(nil) }

  /// Merges what is reported at this node and below into a value.
  fileprivate func gather<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value) {
    if let source = self as? any PreferenceSource<Key> {
      Key.reduce(value: &value) { source.reported }
    } else {
      forEachChild { $0.gather(key, into: &value) }
    }
  }

  fileprivate func notePreferenceChange(_ key: ObjectIdentifier?) {
    guard graph.preferenceReaders > 0 else { return }
    var node = parent
    while let current = node {
      (current as? any PreferenceListener)?.preferenceChanged(key)
      node = current.parent
    }
  }
}

final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  _NodeOf<PreferenceReader<Content, Key>>, PreferenceListener
where Key.Value: Equatable {
  private var child: _NodeOf<Content>!
  private var last: Key.Value?
  private var isPending = false

  override init(_ view: PreferenceReader<Content, Key>, _ context: _NodeContext) {
    super.init(view, context)
    graph.preferenceReaders += 1
    preferenceChanged(nil)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() { child.update(view.content) }

  override func willUnmount() { graph.preferenceReaders -= 1 }

  func preferenceChanged(_ key: ObjectIdentifier?) {
    guard key == nil || key == ObjectIdentifier(Key.self), !isPending else { return }
    isPending = true
    graph.afterUpdate { [weak self] in self?.report() }
  }

  private func report() {
    isPending = false
    guard isMounted else { return }
    var value = Key.defaultValue
    child.gather(Key.self, into: &value)
    if value == last { return }
    last = value
    view.action(value)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
