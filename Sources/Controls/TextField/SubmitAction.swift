import ViewGraph

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What Return does in a text field.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Return is pressed in a text field of this view; those further in run first.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { submit in
      let outer = submit
      submit = {
        action()
        outer?()
      }
    }
  }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the triggers.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The text of a search field, of which there is none.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when something is submitted in this view; the text of a text field is all there is.
  @ViewBuilder
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    if triggers.contains(.text) { onSubmit(action) } else { self }
  }
}
