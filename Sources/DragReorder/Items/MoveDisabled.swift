import LayoutCore
import ViewGraph

/// Whether an item may not be lifted.
struct MoveDisabled: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  /// Decides whether this item of a reorder container or a list stays where it is.
  ///
  /// Others still make way around it, so that its index may change.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: MoveDisabled.self, value: isDisabled)
  }
}
