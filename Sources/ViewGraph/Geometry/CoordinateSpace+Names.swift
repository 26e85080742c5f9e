extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
  }
}

/// The name that every scroll view carries.
struct ScrollSpaceName: Hashable {}

extension View {
  /// Gives the coordinates of this view a name, for the views in it.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
