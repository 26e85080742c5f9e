extension ForEach where Content: View {
  /// Makes a view for each identified element, which the view can change.
  @MainActor @preconcurrency
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element, which the view can change, identified by a property of it.
  @MainActor @preconcurrency
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, of: elements)) },
      id: ElementID(SecondID<Elements.Index, ID>.self))
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to an element that is still there to be read, as it was last, when the collection has become
  /// shorter.
  fileprivate func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    let location = location
    return Binding<Value.Element>(
      get: {
        let current = location.value
        return index < current.endIndex ? current[index] : elements[index]
      },
      set: { if index < location.value.endIndex { location.value[index] = $0 } })
  }
}
