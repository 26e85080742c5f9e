import Foundation

/// The size of a view and its alignment guides, in points in the view's own coordinates.
public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat

  private let element: (any LayoutElement)?
  private let proposal: ProposedViewSize

  /// Makes the dimensions of an element that answered `size` to `proposal`; its guides are asked
  /// for when they are read.
  package init(size: CGSize, proposal: ProposedViewSize, element: any LayoutElement) {
    width = size.width
    height = size.height
    self.element = element
    self.proposal = proposal
  }

  /// Makes the dimensions of something that places no guide.
  package init(size: CGSize) {
    width = size.width
    height = size.height
    element = nil
    proposal = .unspecified
  }

  /// The position of a horizontal guide: the explicit one, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: the explicit one, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a horizontal guide that the view or its content places, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a vertical guide that the view or its content places, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

extension ViewDimensions {
  /// The position of a guide: the explicit one, else its default.
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  /// The position of a guide that the view or its content places, or `nil`.
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    element?.explicitGuide(key, proposal: proposal, size: size)
  }

  /// The size of the view.
  package var size: CGSize { CGSize(width: width, height: height) }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.element === b.element
  }
}
