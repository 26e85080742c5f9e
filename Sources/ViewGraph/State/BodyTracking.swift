import Dispatch
import Foundation
import Observation

/// Evaluates the body of one node again when an observable object that the body read has changed.
///
/// `withObservationTracking` registers with every object read and gives no way to take the registration
/// back, so a node evaluated for other reasons would pile them up. A sentinel that the body of such a node
/// reads as well is changed before the next evaluation, which cancels the whole of the last registration.
/// Nodes that read no object have no sentinel and register nothing; whether nodes of a type do is
/// remembered, so that from the second node on the first registration can be taken back as well.
@MainActor
struct BodyTracking {
  private let properties: DynamicProperties
  private(set) var registration: Registration?
  private var sentinel: Sentinel?

  /// Makes the tracking for a node whose view, or modifier, has these properties.
  init(_ properties: DynamicProperties) {
    self.properties = properties
    if properties.readsObjects { sentinel = Sentinel() }
  }

  /// Takes the registration back, as far as it can be, when the node is removed.
  func cancel() {
    guard let registration else { return }
    registration.node = nil
    sentinel?.cancel()
  }

  /// Evaluates the only closure of a node that reads state: what it no longer reads, the node forgets.
  mutating func evaluateAlone<Body>(for node: _ViewNode, _ body: () -> Body) -> Body {
    node.beginReading()
    defer { node.endReading() }
    return evaluate(for: node, body)
  }

  mutating func evaluate<Body>(for node: _ViewNode, _ body: () -> Body) -> Body {
    cancel()
    let outer = Graph.evaluating
    Graph.evaluating = node
    defer { Graph.evaluating = outer }

    var registration = self.registration.take(reusable: sentinel == nil) ?? Registration()
    registration.hasFired = false
    if sentinel != nil { registration.node = node }
    let sentinel = sentinel
    let result = track(registration) {
      sentinel?.read()
      return body()
    }
    // The registration is shared only if an observable object keeps it.
    if sentinel != nil || !isKnownUniquelyReferenced(&registration) {
      registration.attach(node)
      properties.readsObjects = true
      if self.sentinel == nil { self.sentinel = Sentinel() }
    }
    self.registration = registration
    return result
  }

  private func track<Body>(_ registration: Registration, _ body: () -> Body) -> Body {
    withObservationTracking(body) { [registration] in registration.fire() }
  }
}

extension Registration? {
  /// The registration, if no observable object holds it any more.
  fileprivate mutating func take(reusable: Bool) -> Registration? {
    guard reusable, var registration = self else { return nil }
    self = nil
    return isKnownUniquelyReferenced(&registration) ? registration : nil
  }
}

/// One registration with the objects that a body read. It is fired from wherever the object is changed.
final class Registration: @unchecked Sendable {
  /// The node to evaluate; nil before it is known that an object was read, and once the registration is out of
  /// date. Used on the main actor only, as is `hasFired`.
  ///
  /// Most nodes read no object, and an object that was ever referred to weakly is slower for good.
  weak var node: _ViewNode?
  /// Whether an object has been changed while there was no node to tell.
  var hasFired = false

  @MainActor func attach(_ node: _ViewNode) {
    self.node = node
    if hasFired { markDirty() }
  }

  func fire() {
    if MainQueueMark.isCurrent {
      MainActor.assumeIsolated { markDirty() }
    } else {
      Task { @MainActor in self.markDirty() }
    }
  }

  @MainActor private func markDirty() {
    if let node {
      node.graph.markDirty(node)
    } else {
      hasFired = true
    }
  }
}

/// An object that exists to be changed, so that a registration that read it fires and is forgotten.
private final class Sentinel: Observable {
  private let registrar = ObservationRegistrar()
  private var changes = 0

  func read() { registrar.access(self, keyPath: \.changes) }

  func cancel() { registrar.withMutation(of: self, keyPath: \.changes) { changes += 1 } }
}

/// Tells whether code runs on the main actor, whose jobs may be served by any thread once the main thread
/// waits for the main queue.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
