import Foundation
import Testing

@testable import LayoutCore

@Suite struct ModifierTests {
  private let cells = LayoutMetrics(cellSize: CGSize(width: 8, height: 16))

  @Test func limitsRaiseEachOther() {
    let limits = FlexibleLength(minimum: 10, ideal: 4, maximum: 5)
    #expect(limits == FlexibleLength(minimum: 10, ideal: 10, maximum: 10))
    #expect(FlexibleLength(minimum: -3).minimum == 0)
    #expect(FlexibleLength(maximum: -3).maximum == 0)
  }

  @Test func frameSizesThatAreGivenNeedNoChild() {
    let frame = FixedFrame(width: 3, height: -1)
    #expect(
      frame.size(for: .zero, child: { _ in CGSize(width: 99, height: 99) })
        == CGSize(width: 3, height: 0))
    let flexible = FlexibleFrame(
      width: FlexibleLength(minimum: 2, maximum: .infinity), height: FlexibleLength(ideal: 6))
    var asked = 0
    let size = flexible.size(for: ProposedViewSize(width: 40, height: nil)) { _ in
      asked += 1
      return .zero
    }
    #expect(size == CGSize(width: 40, height: 6))
    #expect(asked == 0)
  }

  @Test func paddingIsWholeCellsAndNeverNegativeInside() {
    let insets = EdgeInsets(padding: 12, on: [.leading, .top], metrics: cells)
    // 12 points are 1.5 columns, which round to 2, and 0.75 rows, which round to 1.
    #expect(insets == EdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 0))
    #expect(insets.childProposal(for: ProposedViewSize(width: 10, height: nil)).width == 0)
    #expect(insets.childProposal(for: ProposedViewSize(width: 10, height: nil)).height == nil)
    #expect(EdgeInsets(border: cells) == EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    let negative = EdgeInsets(padding: -16, on: .horizontal, metrics: cells)
    #expect(negative.size(around: CGSize(width: 20, height: 1)).width == 0)
    #expect(negative.childProposal(for: .infinity).width == .infinity)
  }

  @Test func ratiosThatMakeNoSensePassTheProposal() {
    let offer = ProposedViewSize(width: 12, height: 30)
    let odd = [
      CGSize(width: 0, height: 2), CGSize(width: -1, height: 2),
      CGSize(width: CGFloat.infinity, height: 1),
    ]
    for sides in odd {
      let ratio = AspectRatio(sides: sides, contentMode: .fit)
      #expect(ratio.childProposal(for: offer, idealSize: { .zero }) == offer)
    }
    let square = AspectRatio(sides: nil, contentMode: .fill)
    #expect(
      square.childProposal(for: offer, idealSize: { .zero })
        == ProposedViewSize(width: 30, height: 30))
    let wide = AspectRatio(ratio: 2, contentMode: .fit)
    #expect(
      wide.childProposal(for: .infinity, idealSize: { .zero }) == ProposedViewSize.infinity)
  }

  @Test(arguments: [Axis.horizontal, .vertical]) func theFirstChildThatFitsIsShown(_ axis: Axis) {
    let ideals = [12, 7, 3].map { CGSize($0, along: axis, across: 50) }
    func index(_ length: CGFloat?) -> Int? {
      indexOfChildThatFits(
        ProposedViewSize(length, along: axis, across: 1), along: Axis.Set(axis), count: 3,
        metrics: LayoutMetrics(), idealSize: { ideals[$0] })
    }
    #expect([nil, 12, 11.9, 7 - 1e-7, 3, 1].map(index) == [0, 0, 1, 1, 2, 2])
  }

  @Test func withoutChildrenNothingFits() {
    #expect(
      indexOfChildThatFits(
        .zero, along: .horizontal, count: 0, metrics: cells, idealSize: { _ in .zero }) == nil)
  }

  @Test func rowsOfAListAreWholeCells() {
    for quarter in 0...20 {
      let content = CGFloat(quarter) * 4
      let expected = CGFloat(max(1, (quarter + 3) / 4)) * 16
      #expect(ListRow.height(content: content, metrics: cells) == expected)
    }
    #expect(ListRow.height(content: 32 + 1e-6, metrics: cells) == 32)
    #expect(ListRow.height(content: .infinity, metrics: cells) == .infinity)
  }

  @Test func scrollingMovesAlongItsAxisOnly() {
    let frame = ScrollFrame(axes: .vertical)
    let content = CGSize(width: 5, height: 100)
    let size = frame.size(for: ProposedViewSize(width: 20, height: 9), content: content)
    #expect(size == CGSize(width: 5, height: 9))
    #expect(
      frame.contentOrigin(
        content: content, in: CGSize(width: 8, height: 9), offset: CGPoint(x: 3, y: 40))
        == CGPoint(x: 1.5, y: -40))
  }
}
