import Foundation
import LayoutCore

/// A shape in a smaller frame.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The path of the shape in the smaller frame.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.inset(by: amount))
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// The shape in an even smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle without some points on every side, at least its middle.
  func inset(by amount: CGFloat) -> CGRect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
