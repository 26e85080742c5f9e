import Foundation

/// The explicit guides of several children merged into the one of their container, in points.
package struct CombinedGuide {
  private let combination: AlignmentKey.Combination
  private var result: CGFloat = 0
  private var count = 0

  package init(_ combination: AlignmentKey.Combination) { self.combination = combination }

  /// Adds the explicit guide of one child, in the coordinates of the container.
  package mutating func add(_ guide: CGFloat) {
    switch combination {
    case .never: return
    case .minimum: result = count == 0 ? guide : min(result, guide)
    case .maximum: result = count == 0 ? guide : max(result, guide)
    case .mean: result += guide
    }
    count += 1
  }

  /// The merged guide, or `nil` if no child has one.
  package var value: CGFloat? {
    guard count > 0 else { return nil }
    return combination == .mean ? result / CGFloat(count) : result
  }
}
