import Foundation

/// The proxies for the children of a layout container, in their order.
public struct LayoutSubviews {
  /// The children themselves, also those outside of a slice.
  package let elements: [any LayoutElement]
  /// The size of a cell and the direction of text.
  package let metrics: LayoutMetrics
  public let startIndex: Int
  public let endIndex: Int
  private let recorder: PlacementRecorder?

  /// Makes proxies for the children of a container.
  package init(_ elements: [any LayoutElement], metrics: LayoutMetrics) {
    self.init(elements, metrics: metrics, indices: 0..<elements.count, recorder: nil)
  }

  private init(
    _ elements: [any LayoutElement], metrics: LayoutMetrics, indices: Range<Int>,
    recorder: PlacementRecorder?
  ) {
    self.elements = elements
    self.metrics = metrics
    self.startIndex = indices.lowerBound
    self.endIndex = indices.upperBound
    self.recorder = recorder
  }

  /// The side on which rows begin.
  public var layoutDirection: LayoutDirection { metrics.layoutDirection }

  /// Returns proxies for the same children that write placements down instead of placing.
  func recording(with recorder: PlacementRecorder) -> LayoutSubviews {
    LayoutSubviews(
      elements, metrics: metrics, indices: startIndex..<endIndex, recorder: recorder)
  }
}

extension LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= startIndex && index < endIndex, "Subview index out of range")
    return LayoutSubview(
      element: elements[index], metrics: metrics, index: index, recorder: recorder)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "Subview range out of range")
    return LayoutSubviews(elements, metrics: metrics, indices: bounds, recorder: recorder)
  }

  public var indices: Range<Int> { startIndex..<endIndex }
}

extension LayoutSubviews: Equatable {
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.count == b.count && a.metrics == b.metrics && a.elementsEqual(b)
  }
}
