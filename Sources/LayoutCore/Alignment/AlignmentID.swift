import Foundation

/// A type that names an alignment guide and gives its default position.
///
/// ```swift
/// enum TitleBaseline: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
/// }
/// extension VerticalAlignment {
///   static let title = VerticalAlignment(TitleBaseline.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns where the guide is in a view that does not place it, in points from the view's
  /// leading side or top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
