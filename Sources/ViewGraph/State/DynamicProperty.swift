/// A stored property of a view that the graph fills in before `body` runs.
///
/// A type made of other dynamic properties conforms without writing a line.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Brings the value up to date, after its own dynamic properties have been.
  mutating func update()

  /// Connects the property to what the graph remembers for it. An implementation detail.
  mutating func _install(_ context: inout _PropertyContext)

  /// Whether the value depends on the environment. An implementation detail.
  static var _readsEnvironment: Bool { get }
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Installs the dynamic properties that this one is made of.
  public mutating func _install(_ context: inout _PropertyContext) {
    let properties = DynamicProperties.of(Self.self)
    properties.install(&self, &context)
    update()
  }

  /// Whether one of the dynamic properties that this one is made of reads the environment.
  public static var _readsEnvironment: Bool { DynamicProperties.of(Self.self).readsEnvironment }
}

/// Where a dynamic property finds what the graph remembers for it.
@MainActor
public struct _PropertyContext {
  let node: _ViewNode
  var storage: PropertyStorage
  var index = 0

  /// The object remembered for the next property of the view, made at its first evaluation.
  mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < storage.objects.count {
      return unsafeDowncast(storage.objects[index], to: Object.self)
    }
    let object = make()
    storage.objects.append(object)
    return object
  }
}

/// The objects that a node remembers for the dynamic properties of its view, in their order.
struct PropertyStorage {
  var objects: [AnyObject] = []
  /// Whether the objects belong to a node of another graph.
  var isBorrowed = false

  func borrowed() -> PropertyStorage { PropertyStorage(objects: objects, isBorrowed: true) }
}
