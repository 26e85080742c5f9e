/// A place where a value lives that views read and write.
@MainActor
package class ValueLocation<Value> {
  package var value: Value {
    get { fatalError("abstract") }
    set { fatalError("abstract") }
  }
}

/// A value that knows the nodes whose bodies have read it.
@MainActor
protocol StateLocation: AnyObject {
  func removeReader(_ node: _ViewNode)
}

/// State that a node has read, and in which of its evaluations it last did.
struct StateRead {
  let location: any StateLocation
  var stamp: UInt32
}

/// The value of a `@State` property.
@MainActor
package final class StateBox<Value>: ValueLocation<Value>, StateLocation {
  private var stored: Value
  private var readers: [Unmanaged<_ViewNode>] = []

  package init(_ value: Value) { stored = value }

  package override var value: Value {
    get {
      if let node = Graph.evaluating { addReader(node) }
      return stored
    }
    set {
      // Writing what is there already changes nothing, as in SwiftUI.
      if bitEqual(stored, newValue) { return }
      stored = newValue
      for reader in readers { reader._withUnsafeGuaranteedRef { $0.graph.markDirty($0) } }
    }
    _modify {
      if let node = Graph.evaluating { addReader(node) }
      defer {
        for reader in readers { reader._withUnsafeGuaranteedRef { $0.graph.markDirty($0) } }
      }
      yield &stored
    }
  }

  private func addReader(_ node: _ViewNode) {
    if node.noteRead(of: self) { readers.append(Unmanaged.passUnretained(node)) }
  }

  func removeReader(_ node: _ViewNode) {
    let pointer = Unmanaged.passUnretained(node).toOpaque()
    readers.removeAll { $0.toOpaque() == pointer }
  }
}

/// A part of another location, reached by a key path.
@MainActor
final class KeyPathLocation<Root, Value>: ValueLocation<Value> {
  private let root: ValueLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: ValueLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value {
    get { root.value[keyPath: keyPath] }
    set { root.value[keyPath: keyPath] = newValue }
  }
}

/// A property of an object, reached by a reference-writable key path.
@MainActor
final class ObjectLocation<Object: AnyObject, Value>: ValueLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }
}

/// A location made of two closures.
@MainActor
final class ClosureLocation<Value>: ValueLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}
