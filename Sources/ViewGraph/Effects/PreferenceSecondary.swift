import LayoutCore

extension View {
  /// Puts views in front of this one that are made from what the views in it report.
  public func overlayPreferenceValue<Key: PreferenceKey, Front: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Front
  ) -> some View where Key.Value: Equatable {
    PreferenceSecondary<Self, Key, Front>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Puts views behind this one that are made from what the views in it report.
  public func backgroundPreferenceValue<Key: PreferenceKey, Behind: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Behind
  ) -> some View where Key.Value: Equatable {
    PreferenceSecondary<Self, Key, Behind>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

private struct PreferenceSecondary<Content: View, Key: PreferenceKey, Secondary: View>: View
where Key.Value: Equatable {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Secondary
  @State private var value = Key.defaultValue

  var body: some View {
    SecondaryView(
      primary: content.onPreferenceChange(Key.self) { value = $0 },
      secondary: transform(value), alignment: alignment, isBehind: isBehind)
  }
}
