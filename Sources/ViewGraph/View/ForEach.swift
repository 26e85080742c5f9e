/// A view made of a collection of data, whose elements keep their identity as the data changes.
public protocol DynamicViewContent<Data>: View {
  /// The collection that the views are made of.
  associatedtype Data: Collection

  /// The data that the views are made of.
  var data: Data { get }
}

/// One view for each element of a collection, told apart by an identifier.
///
/// A row that moves keeps its state. Where two elements have the same identifier the first one is shown,
/// and a diagnostic names it once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection that the views are made of.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  /// Tells the identifier of an element.
  package let id: ElementID<Data.Element, ID>
}

extension ForEach where Content: View {
  /// Makes a view for each identified element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: ElementID(IdentifiableID<Data.Element>.self))
  }

  /// Makes a view for each element, identified by a property of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: ElementID(id))
  }
}

extension ForEach {
  /// The elements with other views for the same identifiers.
  package func replacingContent<Other: View>(
    _ content: @escaping (Data.Element) -> Other
  ) -> ForEach<Data, ID, Other> {
    ForEach<Data, ID, Other>(data: data, content: content, id: id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: ElementID(SameID<Int>.self))
  }
}

extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {
  /// Makes the node that keeps one child for each identifier.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    context.arranger is any LazyContainerHost
      ? LazyForEachNode(view, context) : ForEachNode(view, context)
  }
}
