import CellGrid
import LayoutCore

/// A value in the environment, with the default that holds where none was set.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private var custom: [ObjectIdentifier: Any] = [:]
  /// How text and lines are drawn, apart from the font.
  package var ink = Ink()
  /// The styles behind the color of `ink`; nil where no view has set any.
  package var foreground: ForegroundStyles?
  /// The font of text; nil stands for `Font.body`.
  public var font: Font?
  package var text = TextEnvironment()
  /// What the whole graph shares.
  package var services: GraphServices?
  /// Whether views react to input.
  public var isEnabled = true
  /// The direction in which rows of views follow each other.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (custom[ObjectIdentifier(key)] as! Entry<Key.Value>?)?.value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// Keeps an optional value that is nil apart from one that was never set.
  private struct Entry<Value> {
    let value: Value
  }

  /// The object of a type, where one was set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { custom[ObjectIdentifier(type)] as! Object? }
    set { custom[ObjectIdentifier(type)] = newValue }
  }
}

/// Objects of which each graph has one, made when they are first asked for.
@MainActor
package final class GraphServices {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  weak var graph: Graph?

  /// The clock of the graph.
  var clock: ViewClock {
    object(ViewClock.self) {
      let clock = ViewClock(graph)
      graph?.clock = clock
      return clock
    }
  }

  package func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(type)] as? Object { return object }
    let object = make()
    objects[ObjectIdentifier(type)] = object
    return object
  }
}
