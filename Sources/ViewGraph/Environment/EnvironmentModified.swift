import Observation

/// A change of the environment for the views below.
@MainActor
package protocol EnvironmentWriter {
  func write(to environment: inout EnvironmentValues)
}

/// A view whose environment is changed.
package struct EnvironmentModified<Content, Writer> {
  let content: Content
  let writer: Writer

  package init(content: Content, writer: Writer) {
    self.content = content
    self.writer = writer
  }
}

extension EnvironmentModified: View, PrimitiveView where Content: View, Writer: EnvironmentWriter {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    EnvironmentNode(view, context)
  }
}

final class EnvironmentNode<Content: View, Writer: EnvironmentWriter>:
  _NodeOf<EnvironmentModified<Content, Writer>>, WrapperMaker
{
  private var child: _NodeOf<Content>!
  private var inherited: EnvironmentValues
  private var writer: Writer
  /// Around what is below where the direction of layout changes here.
  private var turns = WrapperList<DirectionNode>()
  private var isTurned = false

  override init(_ view: EnvironmentModified<Content, Writer>, _ context: _NodeContext) {
    inherited = context.environment
    writer = view.writer
    super.init(view, context)
    view.writer.write(to: &environment)
    isTurned = environment.layoutDirection != inherited.layoutDirection
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() {
    if !bitEqual(view.writer, writer) {
      writer = view.writer
      spread()
    }
    child.update(view.content)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    inherited = environment
    spread()
  }

  private func spread() {
    environment = inherited
    writer.write(to: &environment)
    let isTurned = environment.layoutDirection != inherited.layoutDirection
    if isTurned != self.isTurned {
      self.isTurned = isTurned
      if !isTurned {
        // The container around is the parent of what is below again.
        turns.forEach { $0.letGo() }
        turns = WrapperList()
      }
      structureChanged()
    }
    child.environmentDidChange(environment)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    guard isTurned else { return child.appendLayoutNodes(to: &list) }
    _ = turns.rebuild(from: child, by: self)
    turns.append(to: &list)
  }

  func makeWrapper() -> LayoutNode { DirectionNode(graph) }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

struct KeyPathWriter<Value>: EnvironmentWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func write(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct TransformWriter<Value>: EnvironmentWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func write(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct ObjectWriter<Object: AnyObject>: EnvironmentWriter {
  let object: Object?

  func write(to environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

extension View {
  /// Sets a value in the environment of this view and those in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModified(content: self, writer: KeyPathWriter(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, under its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentModified(content: self, writer: ObjectWriter(object: object))
  }

  /// Changes a value in the environment of this view and those in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModified(
      content: self, writer: TransformWriter(keyPath: keyPath, transform: transform))
  }

  /// Decides whether this view and those in it react to input. A disabled view disables all below it.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(content: self, writer: DisabledWriter(disabled: disabled))
  }
}

private struct DisabledWriter: EnvironmentWriter {
  let disabled: Bool

  func write(to environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !disabled
  }
}
