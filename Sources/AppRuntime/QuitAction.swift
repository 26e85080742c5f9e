import ViewGraph

/// Ends the program, from a view.
///
/// ```swift
/// @Environment(\.quit) private var quit
/// ```
@MainActor
public struct QuitAction {
  let control: AppControl?

  /// Ends the program once the current event has been handled, with an exit status.
  public func callAsFunction(status: Int32 = 0) { control?.exitStatus = status }
}

extension EnvironmentValues {
  /// Ends the program. It does nothing where no program runs, as in a test.
  public var quit: QuitAction { QuitAction(control: self[AppControlKey.self]) }
}

@MainActor
final class AppControl {
  var exitStatus: Int32?
}

struct AppControlKey: EnvironmentKey {
  static let defaultValue: AppControl? = nil
}
