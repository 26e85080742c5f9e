import CaseFiles
import Foundation
import Testing

@testable import LayoutCore

/// A child that counts how often it is asked, and whose size can change.
private final class Probe: LayoutElement {
  var range: ClosedRange<CGFloat>
  var height: CGFloat = 1
  var layoutPriority: Double = 0
  var isSteady = false
  var offers: [ProposedViewSize] = []
  var placements: [Placement] = []

  init(_ range: ClosedRange<CGFloat>) { self.range = range }

  func size(for proposal: ProposedViewSize) -> CGSize {
    offers.append(proposal)
    let width = proposal.width ?? range.lowerBound
    return CGSize(
      width: min(max(width, range.lowerBound), range.upperBound), height: height)
  }

  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placements.append(Placement(origin: origin, proposal: proposal))
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  var spacerAxes: Axis.Set { [] }
}

@Suite struct StackCacheTests {
  private let layout = HStackLayout(alignment: .top, spacing: 1)

  private func widths(_ probe: Probe) -> [CGFloat?] { probe.offers.map(\.width) }

  @Test func askingTwiceMeasuresOnce() {
    let probes = [Probe(0...4), Probe(0...100)]
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    let offer = ProposedViewSize(width: 21, height: 1)
    for _ in 0..<2 {
      let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
      #expect(size == CGSize(width: 21, height: 1))
    }
    #expect(widths(probes[0]) == [0, .infinity, 10])
    #expect(widths(probes[1]) == [0, .infinity, 16])
  }

  @Test func aSteadyChildThatIsRigidIsNotAskedForItsShare() {
    let probes = [Probe(4...4), Probe(4...4), Probe(0...100)]
    probes[0].isSteady = true
    probes[2].isSteady = true
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    let offer = ProposedViewSize(width: 32, height: 1)
    let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: 32, height: 1))
    // Of 30 columns the first is offered a third, the second half of the other 26, the last what is left.
    #expect(widths(probes[0]) == [0, .infinity])
    #expect(widths(probes[1]) == [0, .infinity, 13])
    #expect(widths(probes[2]) == [0, .infinity, 22])
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: offer, subviews: subviews, cache: &cache)
    #expect(probes[0].placements.map(\.proposal.width) == [10])
  }

  @Test func placingUsesTheMeasuredArrangement() {
    let probes = [Probe(0...4), Probe(0...100)]
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    let offer = ProposedViewSize(width: 21, height: 1)
    let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: CGPoint(x: 2, y: 3), size: size), proposal: offer, subviews: subviews,
      cache: &cache)
    #expect(probes.flatMap(\.offers).count == 6)
    #expect(probes.map { $0.placements.map(\.origin.x) } == [[2], [7]])
    #expect(probes.map { $0.placements.map(\.origin.y) } == [[3], [3]])
    #expect(probes.map { $0.placements.map(\.proposal.width) } == [[10], [16]])
  }

  @Test func smallestAndLargestAnswersServeAsProbes() {
    let probes = [Probe(1...4), Probe(2...100)]
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    for width in [0, .infinity, 21] as [CGFloat] {
      _ = layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: 1), subviews: subviews, cache: &cache)
    }
    #expect(probes.map(\.offers.count) == [3, 3])
  }

  @Test func probesAreForgottenWithTheLengthAcross() {
    let probes = [Probe(1...4), Probe(2...100)]
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    for height in [1, nil, 1] as [CGFloat?] {
      _ = layout.sizeThatFits(
        proposal: ProposedViewSize(width: 21, height: height), subviews: subviews, cache: &cache)
    }
    #expect(probes.map(\.offers.count) == [9, 9])
  }

  @Test func theOnlyChildIsAskedOnce() {
    let probe = Probe(0...100)
    let subviews = LayoutSubviews([probe], metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(
      proposal: ProposedViewSize(width: 21, height: 1), subviews: subviews, cache: &cache)
    #expect(widths(probe) == [21])
  }

  @Test func updatingTheCacheSeesChangedChildren() {
    let probes = [Probe(3...3), Probe(5...5)]
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    let offer = ProposedViewSize(width: 21, height: 1)
    let before = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
    probes[1].range = 7...7
    probes[1].height = 2
    layout.updateCache(&cache, subviews: subviews)
    let after = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
    #expect(before == CGSize(width: 9, height: 1))
    #expect(after == CGSize(width: 11, height: 2))
  }

  @Test func unequalPrioritiesReserveTheMinimaOfTheLower() {
    let probes = [Probe(2...100), Probe(3...100)]
    probes[1].layoutPriority = 1
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    var cache = layout.makeCache(subviews: subviews)
    let offer = ProposedViewSize(width: 21, height: 1)
    _ = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
    // 20 without the gap, of which 2 are kept for the first child.
    #expect(widths(probes[1]) == [18])
    #expect(widths(probes[0]) == [0, 2])
  }

  @Test func manyChildrenAreServedInOrder() {
    // More children than a sort by insertion handles, of flexibilities 99, 98, … 0.
    let probes = (0..<100).map { Probe(1...CGFloat(100 - $0)) }
    let subviews = LayoutSubviews(probes, metrics: LayoutMetrics())
    let layout = HStackLayout(spacing: 0)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(width: 500, height: 1), subviews: subviews, cache: &cache)
    #expect(size.width == 500)
    // 100 children of at most 1, 2, … share 500: the first n take n(n+1)/2, and the rest what is
    // left in equal parts as soon as that is less than they can take.
    let taken = probes.map { $0.offers.last?.width ?? 0 }
    #expect(taken[99] == 5)
    #expect(taken[0] == taken[1])
    let share = (500 - 15) / 95.0
    #expect(abs(Double(taken[0]) - share) < 1e-9)
  }
}
