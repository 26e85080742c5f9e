import Foundation

/// The coordinates in which a point or a frame is given, in points.
public enum CoordinateSpace: Hashable {
  /// Those of the view itself: zero is its top-leading corner.
  case local
  /// Those of the screen.
  case global
  /// Those of the view around that has a name; those of the screen where none has it.
  case named(AnyHashable)
}

/// A coordinate space, as modifiers and gestures take one.
public protocol CoordinateSpaceProtocol {
  /// The space that is meant.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The space of the screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The named space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the coordinates of this view a name, for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    LayoutModified(content: self, modifier: CoordinateSpaceModifier(name: name.name))
  }
}

private struct CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  func makeNode(_ context: LayoutModifierContext) -> CoordinateSpaceNode {
    CoordinateSpaceNode(name, context.graph)
  }

  func update(_ node: CoordinateSpaceNode, from old: Self, _ context: LayoutModifierContext) {
    node.name = name
  }
}

final class CoordinateSpaceNode: LayoutNode {
  var name: AnyHashable

  init(_ name: AnyHashable, _ graph: Graph) {
    self.name = name
    super.init(graph)
  }
}

extension LayoutNode {
  /// The zero of a coordinate space that this node uses, in points from the corner of the screen.
  package func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return absolute
    case .global: return .zero
    case .named(let name):
      var node: LayoutNode? = self
      while let current = node {
        if let space = current as? CoordinateSpaceNode, space.name == name { return space.absolute }
        node = current.parent
      }
      return .zero
    }
  }
}
