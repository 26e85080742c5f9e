import Foundation
import ViewGraph

/// A program that shows views in the terminal.
///
/// ```swift
/// @main
/// struct HelloApp: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello") }
///   }
/// }
/// ```
///
/// It takes over the whole screen until it quits; Ctrl-C quits unless a view handles that key. Where the
/// standard output is no terminal, it prints one frame as plain text and exits.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program before it runs.
  init()
}

extension App {
  /// Runs the program and ends the process with its exit status.
  public static func main() {
    exit(AppRunner(Self().body._window).run())
  }
}

/// Builds the scene of an app.
@resultBuilder @MainActor @preconcurrency
public struct SceneBuilder {
  /// Passes the scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
