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
  private struct Values {
    var custom: [ObjectIdentifier: Any] = [:]
    var ink = Ink()
    var foreground: ForegroundStyles?
    var font: Font?
    var text = TextEnvironment()
    var services: GraphServices?
    var isEnabled = true
    var layoutDirection = LayoutDirection.leftToRight
  }

  /// Values in one place, which most views share with the views around them.
  private final class Box {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box

  private var values: Values {
    _read { yield box.values }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      yield &box.values
    }
  }

  private var custom: [ObjectIdentifier: Any] {
    _read { yield box.values.custom }
    _modify { yield &values.custom }
  }

  /// How text and lines are drawn, apart from the font.
  package var ink: Ink {
    _read { yield box.values.ink }
    _modify { yield &values.ink }
  }

  /// The styles behind the color of `ink`; nil where no view has set any.
  package var foreground: ForegroundStyles? {
    _read { yield box.values.foreground }
    _modify { yield &values.foreground }
  }

  /// The font of text; nil stands for `Font.body`.
  public var font: Font? {
    get { box.values.font }
    _modify { yield &values.font }
  }

  package var text: TextEnvironment {
    _read { yield box.values.text }
    _modify { yield &values.text }
  }

  /// What the whole graph shares.
  package var services: GraphServices? {
    _read { yield box.values.services }
    _modify { yield &values.services }
  }

  /// Whether views react to input.
  public var isEnabled: Bool {
    get { box.values.isEnabled }
    _modify { yield &values.isEnabled }
  }

  /// The direction in which rows of views follow each other.
  public var layoutDirection: LayoutDirection {
    get { box.values.layoutDirection }
    _modify { yield &values.layoutDirection }
  }

  /// Creates an environment in which every value is its default.
  public init() { box = Box(Values()) }

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
  // Not the graph: an object that was ever referred to weakly is slower for good.
  private weak var timers: TimerQueue?

  init(_ timers: TimerQueue?) { self.timers = timers }

  /// The clock of the graph.
  var clock: ViewClock {
    object(ViewClock.self) {
      let clock = ViewClock(timers)
      timers?.clock = clock
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
