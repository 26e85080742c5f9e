import Foundation

extension Alignment {
  /// Returns the top-leading corner of a child, in points in its container, at which the guides of
  /// the child and of the container meet.
  ///
  /// For a frame or a grid cell the container is a size without explicit guides; for an overlay or
  /// a background it is the primary view.
  package func origin(of child: ViewDimensions, in container: ViewDimensions) -> CGPoint {
    CGPoint(
      x: guideDistance(container[horizontal], child[horizontal]),
      y: guideDistance(container[vertical], child[vertical]))
  }

  /// Returns the top-leading corner of a child, in points, in a container that places no guide.
  package func origin(of child: ViewDimensions, in container: CGSize) -> CGPoint {
    CGPoint(
      x: guideDistance(horizontal.key.defaultValue(in: container), child[horizontal]),
      y: guideDistance(vertical.key.defaultValue(in: container), child[vertical]))
  }
}

/// Returns the distance in points from one guide to another; two infinite ones coincide.
func guideDistance(_ line: CGFloat, _ guide: CGFloat) -> CGFloat {
  let distance = line - guide
  return distance.isNaN ? 0 : distance
}
