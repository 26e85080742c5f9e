/// Tells the identifier of an element.
///
/// Two of them that do the same have the same bits, unlike closures, so that nothing is done for a `ForEach`
/// that is made again from the same things.
package struct ElementID<Element, ID> {
  private let reader: any IDReader<Element, ID>.Type
  private let property: KeyPath<Element, ID>?

  init(_ property: KeyPath<Element, ID>) {
    reader = PropertyID<Element, ID>.self
    self.property = property
  }

  init(_ reader: any IDReader<Element, ID>.Type) {
    self.reader = reader
    property = nil
  }

  package func callAsFunction(_ element: Element) -> ID { reader.id(of: element, property) }
}

/// A type that knows the identifiers of elements.
protocol IDReader<Element, ID> {
  associatedtype Element
  associatedtype ID

  static func id(of element: Element, _ property: KeyPath<Element, ID>?) -> ID
}

/// Identifiers that are a property of the elements.
private enum PropertyID<Element, ID>: IDReader {
  static func id(of element: Element, _ property: KeyPath<Element, ID>?) -> ID {
    element[keyPath: property!]
  }
}

enum IdentifiableID<Element: Identifiable>: IDReader {
  static func id(of element: Element, _: KeyPath<Element, Element.ID>?) -> Element.ID {
    element.id
  }
}

/// Elements that are their own identifiers.
enum SameID<Element>: IDReader {
  static func id(of element: Element, _: KeyPath<Element, Element>?) -> Element { element }
}

/// Elements that are paired with their identifiers.
enum SecondID<First, Second>: IDReader {
  static func id(of element: (First, Second), _: KeyPath<(First, Second), Second>?) -> Second {
    element.1
  }
}
