/// The system in which the position of a view is told.
public enum CoordinateSpace: Hashable {
  /// That of the screen: points from its top-left corner.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest view around which carries a name.
  case named(AnyHashable)
}

/// Something that says which coordinate space is meant.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the screen.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the view itself.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the nearest view around which carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest view around which carries a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
  }
}

/// The name that every scroll view carries.
struct ScrollSpaceName: Hashable {}

extension View {
  /// Gives the coordinate space of this view a name, by which views in it can refer to it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    LayoutModified(content: self, modifier: CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the coordinate space of this view a name, by which views in it can refer to it.
  public func coordinateSpace(name: some Hashable) -> some View {
    LayoutModified(
      content: self, modifier: CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

private struct CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  func makeNode(_ context: LayoutModifierContext) -> CoordinateSpaceNode {
    CoordinateSpaceNode(name, context.graph)
  }

  func update(
    _ node: CoordinateSpaceNode, from old: Self, _ context: LayoutModifierContext
  ) {
    if node.name == name { return }
    node.name = name
    node.invalidatePlacement()
  }
}

final class CoordinateSpaceNode: LayoutNode {
  var name: AnyHashable

  init(_ name: AnyHashable, _ graph: Graph) {
    self.name = name
    super.init(graph)
  }
}
