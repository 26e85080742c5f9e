import Observation
import ViewGraph

/// What a drag is doing, for status lines and headers.
public struct ReorderStatus: Equatable {
  /// The identifiers of the lifted items, in the order in which they would be inserted.
  public internal(set) var sources: [AnyHashable]
  /// The collection in which a drop would put them; nil if it would do nothing.
  public internal(set) var collectionID: AnyHashable?
  /// The place that the first of them would have there, counted from one.
  public internal(set) var position: Int?
  /// How many items the collection would have.
  public internal(set) var count: Int?
  /// The item that is held.
  var lead: AnyHashable?
  /// Whether a drop would leave every item where it is.
  public internal(set) var isUnchanged = false
  /// Whether the place under the pointer refuses the items.
  public internal(set) var isForbidden = false

  init(sources: [AnyHashable]) { self.sources = sources }
}

extension EnvironmentValues {
  /// What a drag in the same screen is doing; nil while there is none.
  ///
  /// A body that reads it is evaluated again when it changes, not for every motion of the pointer.
  public var reorderStatus: ReorderStatus? {
    guard let services else { return nil }
    // Environment values are read where views are evaluated, which is the main actor.
    return MainActor.assumeIsolated { Handover(value: ReorderMonitor.of(services).status) }.value
  }
}

/// Brings a value out of a closure that runs on the same actor as its caller.
private struct Handover: @unchecked Sendable {
  let value: ReorderStatus?
}

/// Holds the status of the drag of a screen, of which there is at most one.
@MainActor @Observable
final class ReorderMonitor {
  private(set) var status: ReorderStatus?
  @ObservationIgnored private weak var publisher: AnyObject?

  static func of(_ services: GraphServices) -> ReorderMonitor {
    services.object(ReorderMonitor.self) { ReorderMonitor() }
  }

  static func of(_ graph: Graph) -> ReorderMonitor { of(graph.services) }

  func publish(_ status: ReorderStatus, by publisher: AnyObject) {
    self.publisher = publisher
    if self.status != status { self.status = status }
  }

  func clear(_ publisher: AnyObject) {
    if self.publisher === publisher && status != nil { status = nil }
  }
}
