/// Whether resting on a control with a drag activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic
    case enabled
    case disabled
  }

  private let kind: Kind

  /// What the control has by itself: a disclosure group opens, a button is not pressed.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  /// Resting on the control with a drag activates it.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  /// Drags leave the control alone.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// Whether resting on a control with a drag activates it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension View {
  /// Decides whether resting on a control in this view with a drag, for half a second, activates it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// A layout node of a control that a drag may activate.
@MainActor
package protocol SpringLoaded: LayoutNode {
  /// Whether a drag that rests on the control activates it.
  var isSpringLoaded: Bool { get }

  /// Activates the control.
  func springLoad()
}
