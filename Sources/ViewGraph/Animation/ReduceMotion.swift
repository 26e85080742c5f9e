extension EnvironmentValues {
  /// Whether the person prefers that nothing moves by itself. Animations then show their end at once.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}
