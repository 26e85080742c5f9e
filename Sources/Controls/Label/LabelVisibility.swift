import ViewGraph

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls leave out their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Has the pickers, toggles, sliders and steppers in this view leave out their labels.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

/// The label of a control, unless labels are left out.
struct ControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.areLabelsHidden) private var isHidden

  var body: some View {
    if !isHidden { content }
  }
}
