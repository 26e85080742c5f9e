import Foundation
import ViewGraph

/// Opens an address, from a view.
@MainActor
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case handled
    /// It was left alone.
    case discarded
  }

  private let handler: (URL) -> Result

  /// Creates an action that a closure carries out.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @discardableResult
  public func callAsFunction(_ url: URL) -> Result { handler(url) }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// What links do when they are clicked, or when Return or Space is pressed on them.
  ///
  /// By default they do nothing: the terminal opens them, since it knows that they are links.
  public var openURL: OpenURLAction {
    get {
      self[OpenURLKey.self]
        ?? MainActor.assumeIsolated { OpenURLAction { _ in .discarded } }
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
