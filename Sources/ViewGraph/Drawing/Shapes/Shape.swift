import Foundation
import LayoutCore

/// A form that fills its frame, and a view that shows it in the foreground style.
///
/// Forms are drawn at the resolution of quarters of cells, lines at that of braille dots. The points of
/// the path are those of layout, so a circle is round if the scene's `cellSize` has the ratio of a real cell:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Shape: View {
  /// The outline of the shape in a frame, in points.
  func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal, in points; by default the proposal, or 10 where it is nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, or 10 points where it is nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.shapeSize
  }

  /// The shape filled with the foreground style.
  public var body: ShapeView<Self> { fill(ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape in a frame that is smaller by some points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what lies inside of two parts is outside (the even-odd rule).
  public var isEOFilled: Bool

  /// Creates a style.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
