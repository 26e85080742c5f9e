import Foundation
import Testing

@testable import LayoutCore

@Suite struct LazyGridTracksTests {
  private func tracks(
    _ items: [GridItem], _ length: CGFloat?, cell: CGFloat = 1, along axis: Axis = .horizontal
  ) -> LazyGridTracks {
    LazyGridTracks(
      items, along: axis, length: length,
      metrics: LayoutMetrics(cellSize: CGSize(width: cell, height: cell)))
  }

  /// For every width and minimum the number of columns is the largest that fits.
  @Test func adaptiveColumnsAreAsManyAsFit() {
    for minimum in 1...12 {
      for gap in 0...3 {
        for width in 1...60 {
          let item = GridItem(.adaptive(minimum: CGFloat(minimum)), spacing: CGFloat(gap))
          let resolved = tracks([item], CGFloat(width))
          var count = 1
          while (count + 1) * minimum + count * gap <= width { count += 1 }
          #expect(resolved.tracks.count == count)
          if width >= minimum { #expect(abs(resolved.length - CGFloat(width)) < 1e-9) }
          let lengths = resolved.tracks.map(\.length)
          #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 1e-9 })
        }
      }
    }
  }

  @Test func infiniteAndHugeWidthsEnd() {
    let item = GridItem(.adaptive(minimum: 1))
    #expect(tracks([item], .infinity).tracks.map(\.length) == [.infinity])
    let limited = GridItem(.adaptive(minimum: 1, maximum: 9))
    #expect(tracks([limited], .infinity).tracks.map(\.length) == [9])
    #expect(tracks([item], 1e300).tracks.count == 1 << 16)
    #expect(
      tracks([GridItem(), GridItem()], .infinity).tracks.map(\.length) == [.infinity, .infinity])
  }

  @Test func aPitchCountsAtLeastOneCell() {
    let item = GridItem(.adaptive(minimum: 0), spacing: 0)
    #expect(tracks([item], 80, cell: 8).tracks.count == 10)
  }

  @Test func idealWidthsAreMinima() {
    let items = [
      GridItem(.fixed(7)), GridItem(.flexible(minimum: 3)), GridItem(.adaptive(minimum: 4)),
    ]
    let resolved = tracks(items, nil)
    #expect(resolved.tracks.map(\.length) == [7, 3, 4])
    #expect(resolved.tracks.map(\.start) == [0, 8, 12])
    #expect(resolved.length == 16)
  }

  @Test func rowsHaveNoGapBetweenThem() {
    let resolved = tracks([GridItem(.fixed(2)), GridItem(.fixed(3))], 10, along: .vertical)
    #expect(resolved.tracks.map(\.start) == [0, 2])
  }

  @Test func noItemsMakeNoTracks() {
    #expect(tracks([], 10).tracks.isEmpty)
    #expect(tracks([], 10).length == 0)
  }
}
