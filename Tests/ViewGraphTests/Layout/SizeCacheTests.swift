import Foundation
import LayoutCore
import Testing

@testable import ViewGraph

struct SizeCacheTests {
  private func proposal(_ width: Int) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(width), height: nil)
  }

  private func size(_ width: Int) -> CGSize { CGSize(width: width, height: 1) }

  @Test func answersWhatItWasTold() {
    var cache = SizeCache()
    #expect(cache.size(for: proposal(1)) == nil)
    for width in 1...SizeCache.capacity { cache.insert(size(width), for: proposal(width)) }
    for width in 1...SizeCache.capacity {
      #expect(cache.size(for: proposal(width)) == size(width))
    }
    #expect(cache.size(for: ProposedViewSize(width: 1, height: 1)) == nil)
    let hasForgotten = cache.hasForgotten
    #expect(!hasForgotten)
  }

  @Test func tellsTheIdealLengthFromOthers() {
    var cache = SizeCache()
    cache.insert(size(3), for: .unspecified)
    cache.insert(size(4), for: .zero)
    cache.insert(size(5), for: .infinity)
    #expect(cache.size(for: .unspecified) == size(3))
    #expect(cache.size(for: .zero) == size(4))
    #expect(cache.size(for: .infinity) == size(5))
  }

  @Test func forgetsTheOldestFirst() {
    var cache = SizeCache()
    for width in 0...SizeCache.capacity { cache.insert(size(width), for: proposal(width)) }
    let hasForgotten = cache.hasForgotten
    #expect(hasForgotten)
    #expect(cache.size(for: proposal(0)) == nil)
    #expect(cache.size(for: proposal(1)) == size(1))
    #expect(cache.size(for: proposal(SizeCache.capacity)) == size(SizeCache.capacity))
  }

  @Test func listsWhatItHolds() {
    var cache = SizeCache()
    cache.insert(size(7), for: proposal(7))
    cache.insert(size(9), for: ProposedViewSize(width: nil, height: 2))
    var seen: [ProposedViewSize: CGSize] = [:]
    cache.forEach { seen[$0] = $1 }
    #expect(seen == [proposal(7): size(7), ProposedViewSize(width: nil, height: 2): size(9)])
    cache.removeAll()
    let count = cache.count
    #expect(count == 0)
    #expect(cache.size(for: proposal(7)) == nil)
  }
}
