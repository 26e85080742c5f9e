import Foundation
import InlayTesting
import LayoutCore
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

/// The items of some collections, and what was heard of changes to them.
@Observable
final class CaseTable {
  var lists: [String: [CaseItem]]
  @ObservationIgnored var differences: [ReorderDifference<String, String>] = []
  @ObservationIgnored var log: [String] = []

  init(_ orders: [String: [String]]) { lists = orders.mapValues { $0.map(CaseItem.init) } }

  /// The identifiers of the items in each collection.
  var orders: [String: [String]] { lists.mapValues { $0.map(\.id) } }

  subscript(collection: String) -> [String] {
    get { items(collection).map(\.id) }
    set { lists[collection] = newValue.map(CaseItem.init) }
  }

  func items(_ collection: String) -> [CaseItem] { lists[collection] ?? [] }

  func apply(_ difference: ReorderDifference<String, String>) {
    differences.append(difference)
    lists.apply(difference)
  }
}

/// Evaluates a closure as a body, so that what it reads is followed.
private struct CaseContent<Content: View>: View {
  let content: () -> Content

  var body: some View {
    content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension TestScreen {
  /// A screen whose views follow the models that they read.
  static func following<Content: View>(
    _ columns: Int, _ rows: Int, reduceMotion: Bool = true,
    @ViewBuilder content: @escaping () -> Content
  ) -> TestScreen {
    TestScreen(
      columns, rows, reduceMotion: reduceMotion, onMismatch: { Issue.record("\($0)") }
    ) {
      CaseContent(content: content)
    }
  }

  /// Sends what a terminal reports, one read for each part.
  func play(_ parts: String...) {
    for part in parts { send(bytes: part) }
  }

  /// The reorder containers of the screen, the outermost first.
  func containers() -> [ReorderHost<String, String>] {
    var hosts: [ReorderHost<String, String>] = []
    scheduler.graph.root.forEachDescendant { node in
      if let host = node.scope as? ReorderHost<String, String> { hosts.append(host) }
    }
    return hosts
  }

  /// Where a drop would go now, in words.
  var destination: String {
    var log = CaseLog()
    for host in containers() where host.session.isDragging { log.trace(host.session.destination) }
    return log.trace.joined(separator: ", ")
  }

  /// Whether a drag is under way.
  var isDragging: Bool { DragExchange.of(scheduler.graph).drag != nil }
}

extension View {
  /// Makes this the container of the items of a table.
  func reorders(_ table: CaseTable, isEnabled: Bool = true) -> some View {
    reorderContainer(for: CaseItem.self, in: String.self, isEnabled: isEnabled) { table.apply($0) }
  }
}

/// A collection of a table: its items below each other, each a row high or what it is told.
struct CaseList: View {
  var table: CaseTable
  var collection: String
  var height: CGFloat = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(table.items(collection)) { item in
        Text(item.id)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: height, alignment: .top)
      }
      .reorderable(collectionID: collection)
    }
  }
}
