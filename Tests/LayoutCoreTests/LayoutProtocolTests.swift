import CaseFiles
import CaseLayouts
import Foundation
import Testing

@testable import LayoutCore

private enum Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// An element isolated to the main actor, as those of the view layer are.
@MainActor private final class IsolatedElement {
  let side: CGFloat
  var frame: CGRect?
  var weight: Int?

  init(_ side: CGFloat) { self.side = side }
}

extension IsolatedElement: @MainActor LayoutElement {
  func size(for proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key ? 1 : nil
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Weight.self) ? weight : nil
  }

  var layoutPriority: Double { 0 }
  var spacerAxes: Axis.Set { [] }
}

@MainActor @Suite struct LayoutProtocolTests {
  private let elements = [IsolatedElement(2), IsolatedElement(4), IsolatedElement(6)]

  private var subviews: LayoutSubviews { LayoutSubviews(elements, metrics: LayoutMetrics()) }

  @Test func stacksPlaceIsolatedElements() {
    let layout = VStackLayout(alignment: .leading, spacing: 1)
    let subviews = subviews
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: 6, height: 14))
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: .unspecified, subviews: subviews,
      cache: &cache)
    #expect(elements.map { $0.frame?.origin.y } == [0, 3, 8])
  }

  @Test func subviewsAreACollectionWithSlices() {
    let subviews = subviews
    let tail = subviews.dropFirst()
    #expect(tail.count == 2)
    #expect(tail.indices == 1..<3)
    #expect(tail.first == subviews[1])
    #expect(tail.map { $0.sizeThatFits(.zero).width } == [4, 6])
    #expect(subviews.layoutDirection == .leftToRight)
    #expect(subviews != tail)
    #expect(subviews == self.subviews)
  }

  @Test func valuesFallBackToTheirDefault() {
    elements[1].weight = 5
    #expect(subviews.map { $0[Weight.self] } == [1, 5, 1])
  }

  @Test func placingAtAnAnchorIsFractional() {
    subviews[0].place(
      at: CGPoint(x: 10, y: 10), anchor: UnitPoint(x: 0.25, y: 1), proposal: .unspecified)
    #expect(elements[0].frame?.origin == CGPoint(x: 9.5, y: 8))
  }

  @Test func guidesAreMergedByDefault() {
    let layout = FlowLayout(gap: 0)
    let subviews = subviews
    var cache = layout.makeCache(subviews: subviews)
    // Rows are broken after the second child, so the third is at 4.
    let bounds = CGRect(x: 0, y: 20, width: 8, height: 10)
    let offer = ProposedViewSize(bounds.size)
    func guide(_ alignment: VerticalAlignment) -> CGFloat? {
      layout.explicitAlignment(
        of: alignment, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    }
    #expect(guide(.firstTextBaseline) == 21)
    #expect(guide(.lastTextBaseline) == nil)
    #expect(guide(.center) == nil)
    // Asking does not place.
    #expect(elements.allSatisfy { $0.frame == nil })
  }

  @Test func childrenThatAreNotPlacedAreInTheMiddle() {
    var cache: Void = ()
    let placements = UnplacedLayout().placements(
      in: CGRect(x: 1, y: 1, width: 7, height: 9), proposal: .zero, subviews: subviews,
      cache: &cache)
    #expect(placements[0] == Placement(origin: CGPoint(x: 3.5, y: 4.5), proposal: .zero))
    #expect(placements[2] == Placement(origin: CGPoint(x: 1.5, y: 2.5), proposal: .zero))
  }

  @Test func anyLayoutForwardsAndSwitchesItsCache() {
    let subviews = subviews
    let row = AnyLayout(HStackLayout(spacing: 1))
    let column = AnyLayout(AnyLayout(VStackLayout(spacing: 1)))
    var cache = row.makeCache(subviews: subviews)
    func size(_ layout: AnyLayout) -> CGSize {
      layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    }
    #expect(size(row) == CGSize(width: 14, height: 6))
    #expect(size(column) == CGSize(width: 6, height: 14))
    column.updateCache(&cache, subviews: subviews)
    #expect(size(column) == CGSize(width: 6, height: 14))
    row.updateCache(&cache, subviews: subviews)
    #expect(size(row) == CGSize(width: 14, height: 6))
    #expect(row.stackOrientation == .horizontal)
    #expect(column.stackOrientation == .vertical)
    #expect(AnyLayout(ZStackLayout()).stackOrientation == nil)
  }

  @Test func dimensionsAskForExplicitGuides() {
    let dimensions = subviews[1].dimensions(in: .zero)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 1)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 1)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 4)
    #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    #expect(dimensions[HorizontalAlignment.center] == 2)
    #expect(dimensions[.leading] == 0 && dimensions[.trailing] == 4)
  }
}
