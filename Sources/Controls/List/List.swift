import LayoutCore
import ViewGraph

/// Rows of views that scroll, and of which people can select some.
///
/// Every view is a row of whole cells over the full width; the elements of a `ForEach` are made only as they
/// come into view, as in a `LazyVStack`. A row is known to the selection by the identifier of its element, or
/// by its tag. With the focus the arrow keys move the selection, elsewhere they scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let choice: ListChoice<SelectionValue>
  private let content: Content
  @Environment(\.listMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @State private var selection = RowSelection()

  /// Shows rows of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    choice = selection.map { .one($0) } ?? .none
    self.content = content()
  }

  /// Shows rows of which any number can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    choice = selection.map { .several($0) } ?? .none
    self.content = content()
  }

  private init(content: Content) where SelectionValue == Never {
    choice = .none
    self.content = content
  }

  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The scrolling rows.
  public var body: some View {
    if choice.isNone {
      rows(nil)
    } else {
      rows(connected())
        .focusable()
        .onKeyPress(phases: [.down, .repeat]) { press in
          choice.handle(press, selection) ? .handled : .ignored
        }
    }
  }

  private func rows(_ selection: RowSelection?) -> some View {
    ListView(
      ListSettings(
        inset: metrics.inset, sectionGap: metrics.sectionGap, selection: selection),
      stamp: choice.stamp, content: content)
  }

  private func connected() -> RowSelection {
    selection.isSelected = choice.contains
    selection.choose = { [choice, isEnabled] id, modifiers in
      if isEnabled { choice.choose(id, modifiers) }
    }
    return selection
  }
}

extension List where SelectionValue == Never {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Shows a row for each identified element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Shows a row for each element, identified by a property of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Shows a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Shows a row for each identified element, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Shows a row for each identified element, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Shows a row for each element, identified by a property of it, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Shows a row for each element, identified by a property of it, of which any number can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
