import CaseFiles
import Foundation
import Testing

@testable import LayoutCore

/// The layout arithmetic agrees with the naive reference on trees made up at random.
@Suite struct RandomTreeTests {
  @Test(arguments: [[1, 1], [8, 16]], 0..<24)
  func agreesWithTheReference(_ cell: [Double], _ group: Int) {
    for seed in group * 25..<(group + 1) * 25 {
      var random = RandomTree(seed: seed, cell: cell)
      let tree = random.tree(depth: 1 + seed % 4)
      let offer = random.proposal()
      let expected = NaiveLayout(cell: cell).frames(tree, offer)
      let found = TreeElement.frames(
        tree,
        proposal: ProposedViewSize(
          width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) }),
        cellSize: CGSize(width: cell[0], height: cell[1]))
      #expect(found.count == expected.count, "seed \(seed)")
      for (index, (found, expected)) in zip(found, expected).enumerated() {
        let pairs = [
          (found.frame.origin.x, expected.origin[0]), (found.frame.origin.y, expected.origin[1]),
          (found.frame.size.width, expected.size[0]), (found.frame.size.height, expected.size[1]),
        ]
        let agrees = pairs.allSatisfy { Self.isSame(Double($0.0), $0.1) }
        #expect(agrees, "seed \(seed), node \(index): \(found.frame), expected \(expected)")
        if !agrees { return }
      }
    }
  }

  @Test(arguments: [[nil, 9], [12, nil], [nil, nil], [0, 0]] as [[Double?]])
  func agreesOnSizesForInfiniteLengths(_ finite: [Double?]) {
    for seed in 0..<200 {
      var random = RandomTree(seed: seed, cell: [1, 1])
      let tree = random.tree(depth: 1 + seed % 3)
      let reference = NaiveLayout(cell: [1, 1])
      for offer in [[.infinity, finite[1]], [finite[0], .infinity], [.infinity, .infinity]] {
        let expected = reference.size(tree, offer, nil)
        let root = TreeElement(tree, metrics: LayoutMetrics(), recording: .init())
        let found = root.size(
          for: ProposedViewSize(
            width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) }))
        let agrees =
          Self.isSame(Double(found.width), expected[0])
          && Self.isSame(Double(found.height), expected[1])
        #expect(agrees, "seed \(seed), offer \(offer): \(found), expected \(expected)")
        if !agrees { return }
      }
    }
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= 1e-7 * max(1, abs(b))
  }
}
