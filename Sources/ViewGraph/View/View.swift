/// A piece of the screen, described by a value.
///
/// A view says what it shows in `body`, made of other views. Inlay keeps a persistent graph beside these
/// values: it evaluates `body` again when something the body read has changed, and only then.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// The content of this view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that remembers this view in the graph. An implementation detail.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self>
}

extension View {
  /// Makes the node of a view that is described by its body.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    CompositeNode(view, context)
  }

  /// Makes the node of a view of the library, of which no field but those of property wrappers is a dynamic
  /// property.
  package static func _makeLibraryNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    CompositeNode(view, context, in: .wrapped)
  }
}

extension Never: View {
  /// There is no value of this type, so there is no body.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that makes a node of its own instead of having a body.
///
/// One that wraps other views is a struct of unconstrained parameters, which conforms where they are views: for
/// each constraint of a struct the runtime looks for a conformance when a type of it is first made, and a search
/// goes through all that the program and its libraries have.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the framework and has no body") }
}
