import Foundation
import Testing

@testable import LayoutCore

@Suite struct ViewSpacingTests {
  private let spacer = ViewSpacing(zeroAlong: .horizontal)

  @Test func theStandardDistanceIsOneColumnAndNoRow() {
    #expect(ViewSpacing.standard.distance(to: .standard, along: .horizontal) == 1)
    #expect(ViewSpacing.standard.distance(to: .standard, along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 1)
  }

  @Test func theColumnHasTheWidthOfACell() {
    var wide = ViewSpacing.standard
    wide.columnWidth = 8
    #expect(wide.distance(to: .standard, along: .horizontal) == 8)
  }

  @Test func noDistanceOnEitherSidePrevails() {
    #expect(spacer.distance(to: .standard, along: .horizontal) == 0)
    #expect(ViewSpacing.standard.distance(to: spacer, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .standard, along: .horizontal) == 0)
  }

  @Test func unionsKeepTheLargerDistance() {
    #expect(ViewSpacing().union(spacer).distance(to: .standard, along: .horizontal) == 0)
    #expect(spacer.union(.standard).distance(to: .standard, along: .horizontal) == 1)
    let leading = spacer.union(.standard, edges: .leading)
    #expect(leading.distance(to: .standard, along: .horizontal) == 0)
    #expect(ViewSpacing.standard.distance(to: leading, along: .horizontal) == 1)
  }
}
