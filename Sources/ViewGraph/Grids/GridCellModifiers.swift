import LayoutCore

extension View {
  /// Has this cell of a grid span several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Puts a point of this cell where the same point of its place in the grid is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Lets the other cells decide the width of this cell's column, or the height of its row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }

  /// Sets the guide on which all cells of this cell's column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}

enum GridCellColumns: LayoutValueKey {
  static let defaultValue = 1
}

enum GridCellAnchor: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

enum GridColumnAlignment: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

extension LayoutNode {
  /// The value that this node or the view in it carries for a key, or the key's default.
  func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}
