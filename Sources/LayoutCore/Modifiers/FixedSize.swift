extension ProposedViewSize {
  /// Returns the proposal of `fixedSize(horizontal:vertical:)` to its child: the ideal length along
  /// the given axes.
  package func fixingSize(along axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(Axis.horizontal) ? nil : width,
      height: axes.contains(Axis.vertical) ? nil : height)
  }
}
