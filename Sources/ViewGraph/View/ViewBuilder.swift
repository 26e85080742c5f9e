/// Builds a view from the statements of a closure.
@resultBuilder @MainActor @preconcurrency
public struct ViewBuilder {
  /// Builds an empty view from no statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes one view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Collects several views, each a sibling of the others.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Gives an expression its type.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Turns an `if` without `else` into a view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Holds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Holds the second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Erases the type of content that depends on availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
