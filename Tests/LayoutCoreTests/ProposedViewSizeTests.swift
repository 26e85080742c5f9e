import Foundation
import Testing

@testable import LayoutCore

@Suite struct ProposedViewSizeTests {
  static let lengths: [CGFloat?] = [nil, 0, 1, 2.5, .infinity]

  @Test func lengthsAreKept() {
    for width in Self.lengths {
      for height in Self.lengths {
        var proposal = ProposedViewSize(width: width, height: height)
        #expect(proposal.width == width && proposal.height == height)
        #expect(proposal[.horizontal] == width && proposal[.vertical] == height)
        proposal[.vertical] = width
        #expect(proposal == ProposedViewSize(width: width, height: width))
      }
    }
  }

  @Test func equalityFollowsTheLengths() {
    let all = Self.lengths.flatMap { width in
      Self.lengths.map { ProposedViewSize(width: width, height: $0) }
    }
    for (i, a) in all.enumerated() {
      for (j, b) in all.enumerated() {
        #expect((a == b) == (i == j))
        if a == b { #expect(a.hashValue == b.hashValue) }
      }
    }
    #expect(ProposedViewSize(width: -0.0, height: 0) == .zero)
  }

  @Test func idealLengthsAreReplaced() {
    let proposal = ProposedViewSize(width: nil, height: 3)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 4, height: 5))
        == CGSize(width: 4, height: 3))
  }
}
