import Foundation
import Testing

@testable import DragReorder

@Suite struct CollectionKindTests {
  private static func frames(_ rects: [[CGFloat]]) -> [CGRect] {
    rects.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  @Test func itemsBelowEachOtherAreALine() {
    let frames = Self.frames([[0, 0, 10, 1], [2, 1, 5, 3], [0, 4.5, 10, 1]])
    #expect(CollectionKind(frames: frames) == .line(.vertical))
  }

  @Test func itemsBesideEachOtherAreALine() {
    let frames = Self.frames([[0, 0, 3, 1], [4, 0, 7, 1], [11, 0, 3, 2]])
    #expect(CollectionKind(frames: frames) == .line(.horizontal))
  }

  @Test func fewItemsTakeTheAxisOfTheirStack() {
    #expect(CollectionKind(frames: [], axis: .horizontal) == .line(.horizontal))
    #expect(CollectionKind(frames: [.zero]) == .line(.vertical))
  }

  @Test func equalFractionsAreOneLattice() {
    let width: CGFloat = 32.0 / 3
    let frames = (0..<5).map {
      CGRect(x: CGFloat($0 % 3) * width, y: CGFloat($0 / 3) * 2, width: width, height: 2)
    }
    let lattice = ReorderLattice(
      origin: .zero, slotSize: CGSize(width: width, height: 2),
      pitch: CGSize(width: width, height: 2), lineLength: 3)
    #expect(CollectionKind(frames: frames) == .lattice(lattice))
  }

  @Test func latticesOfColumnsAreFilledDownwards() {
    let frames = (0..<5).map {
      CGRect(x: CGFloat($0 / 2) * 5, y: CGFloat($0 % 2) * 3, width: 4, height: 2)
    }
    let lattice = ReorderLattice(
      origin: .zero, slotSize: CGSize(width: 4, height: 2), pitch: CGSize(width: 5, height: 3),
      lineLength: 2, lineAxis: .vertical)
    #expect(CollectionKind(frames: frames) == .lattice(lattice))
  }

  @Test func itemsOverEachOtherAreAPile() {
    let frames = (0..<4).map { CGRect(x: 0, y: CGFloat($0), width: 8, height: 5) }
    #expect(CollectionKind(frames: frames) == .pile(.vertical))
  }

  @Test func unevenLinesAreCustom() {
    let frames = Self.frames([[0, 0, 5, 2], [5, 0, 3, 2], [0, 2, 4, 1]])
    #expect(CollectionKind(frames: frames) == .custom)
  }

  @Test(arguments: [
    (0.5, 0.5, 0, true), (4.5, 0.5, 0, false), (5.5, 1.5, 1, true), (99.5, 0.5, 2, true),
    (0.5, 2.5, 0, false), (0.5, 3.5, 3, true), (-7.5, -7.5, 0, true), (14.5, 0.5, 2, true),
    (14.5, 2.5, 2, false),
  ])
  func slotsOfALattice(x: CGFloat, y: CGFloat, index: Int, isInside: Bool) {
    let lattice = ReorderLattice(
      origin: .zero, slotSize: CGSize(width: 4, height: 2), pitch: CGSize(width: 5, height: 3),
      lineLength: 3)
    let slot = lattice.slot(at: CGPoint(x: x, y: y))
    #expect(slot.index == index)
    #expect(slot.isInside == isInside)
  }
}
