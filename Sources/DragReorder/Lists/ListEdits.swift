import Foundation
import InputEvents
import ViewGraph

extension DynamicViewContent {
  /// Lets people move these views, as in a list: by a drag, or with Space and the arrow keys.
  ///
  /// The views are a reorder container of their own.
  ///
  /// - Parameter action: Called once at the end of a drag that changes the order, with the offsets of what moved and
  ///   the offset before which it comes, both counted before the move. Nil lets nothing be moved.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(content: self) { $0.move = action }
  }

  /// Lets people delete the view with the focus with the Delete key or Backspace, as in a list.
  ///
  /// - Parameter action: Called with the offset of what is to be deleted. Nil lets nothing be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    EditableContent(content: self) { $0.delete = action }
  }
}

/// What people may do with the elements of a `ForEach`.
struct ListEdits {
  var move: ((IndexSet, Int) -> Void)?
  var delete: ((IndexSet) -> Void)?
  var insert: ListInsertion?
}

extension EnvironmentValues {
  /// What modifiers around say about the same `ForEach`.
  fileprivate var listEdits: ListEdits? {
    get { self[ListEditsKey.self] }
    set { self[ListEditsKey.self] = newValue }
  }
}

private struct ListEditsKey: EnvironmentKey {
  static var defaultValue: ListEdits? { nil }
}

/// Content that can be edited; of several modifiers the innermost makes the container.
protocol EditableViews {}

struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, EditableViews {
  let content: Content
  let set: (inout ListEdits) -> Void
  @Environment(\.listEdits) private var outer

  init(content: Content, set: @escaping (inout ListEdits) -> Void) {
    self.content = content
    self.set = set
  }

  var data: Content.Data { content.data }

  private var edits: ListEdits {
    var edits = outer ?? ListEdits()
    set(&edits)
    return edits
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    if Content.self is any EditableViews.Type {
      content.environment(\.listEdits, edits)
    } else {
      EditingContainer(content: content.environment(\.listEdits, nil), edits: edits)
    }
  }
}

/// A reorder container for one `ForEach`, whatever its identifiers.
private struct EditingContainer<Content: View>: View {
  let content: Content
  let edits: ListEdits
  @State private var collection = EditedCollection()

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    ReorderContainer<_, AnyHashable, EditedCollection.ID>(
      content: EffectView(content: content, effect: EditedCollectionEffect(collection)),
      isEnabled: edits.move != nil || edits.delete != nil || edits.insert != nil,
      edits: ItemEdits(
        canMove: edits.move != nil,
        delete: edits.delete.map { delete in
          { [collection] id in
            guard let index = collection.content?.index(of: id) else { return }
            delete(IndexSet(integer: index))
          }
        },
        destination: edits.insert.map { insert in
          DropDestination(isEnabled: true, count: insert.count) { [collection] items, session in
            insert.perform(collection.offset(of: session), items)
          } isTargeted: { _ in
          }
        })
    ) { [collection] difference in
      guard let content = collection.content else { return }
      let ids = (0..<content.itemCount).map { content.itemID(at: $0) }
      let (offsets, destination) = difference.moveOffsets(in: ids)
      edits.move?(offsets, destination)
    }
  }
}

/// What a container lets people do with single items.
struct ItemEdits {
  var canMove = true
  var delete: ((AnyHashable) -> Void)?
  /// What takes items from elsewhere, at a place between these.
  var destination: DropDestination?
}

/// The collection that a `ForEach` is in its own container.
@MainActor
private final class EditedCollection {
  struct ID: Hashable, Sendable {}

  var collection: ReorderableCollection?

  nonisolated init() {}

  var content: (any DynamicContentNode)? { collection?.content }

  /// The offset before which a drop puts what comes from elsewhere.
  func offset(of session: DropSession) -> Int {
    guard let content else { return 0 }
    let place = session.place(AnyHashable.self, in: ID.self)
    guard case .before(let item) = place?.position else { return content.itemCount }
    return content.index(of: item) ?? content.itemCount
  }
}

private struct EditedCollectionEffect: ViewEffect {
  let edited: EditedCollection

  init(_ edited: EditedCollection) { self.edited = edited }

  func appear(_ node: _ViewNode) {
    let collection = ReorderableCollection(AnyHashable(EditedCollection.ID()), node)
    edited.collection = collection
    collection.join()
  }

  func disappear(_ memory: inout Void, _ node: _ViewNode) {
    edited.collection?.leave()
    edited.collection = nil
  }
}
